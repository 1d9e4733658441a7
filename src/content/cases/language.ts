import { page } from "./sample";
import type { WrongFiles } from "./wrong-file";

const home = "content/pages/home.yaml";
const sanskrit = "content/locales/sa/interface.json";
const glossaryFile = "content/locales/glossary.yaml";

/** A page whose text is wrong in a language; the text stands in line 12 or 13. */
function body(mistake: string, language: "hi" | "sa", text: string, told: string): WrongFiles {
  const texts = { en: "Text.", hi: "पाठ।", sa: "पाठः।", [language]: text };
  const lines = Object.entries(texts).map(([code, written]) => `  ${code}: ${JSON.stringify(written)}\n`);
  const changes = { [home]: `${page("home")}body:\n${lines.join("")}` };
  return { mistake, changes, says: [`${home}:${told}`] };
}

const word = (text: string) => `{\n  "menu": { "home": "${text}" },\n  "count_one": "{{shown}} प्रविष्टिः",\n`;
const forms = `  "count_two": "{{shown}} प्रविष्टी",\n  "count_other": "{{shown}} प्रविष्टयः"\n}\n`;

/** What the rules of a language and the glossary refuse. */
export const wrongAsLanguage: readonly WrongFiles[] = [
  body("an avoided form", "sa", "वार्षिकी लेखा।", "13:17  body.sa: लेखा is not written here; write लेखः"),
  body("a word without its nukta", "hi", "बॉक्स खाली है।", "12:14  body.hi: खाली is not written here; write ख़ाली"),
  body(
    "a colon after an akshara",
    "sa",
    "परिषदः इच्छा: सर्वे।",
    "13:15  body.sa: इच्छा: has a colon, which looks like a visarga; write a dash: इच्छा –",
  ),
  body(
    "an English word in Hindi",
    "hi",
    "नया result देखें।",
    "12:12  body.hi: result: not in the script of Hindi; write it in that script, or in brackets or quotes beside a word in it; a term that stays Latin belongs into the glossary",
  ),
  body(
    "a nasal of Hindi in Sanskrit",
    "sa",
    "पाठस्य संख्या।",
    "13:15  body.sa: संख्या: inside a Sanskrit word the nasal is that of the letter after it, not an anusvara; write सङ्ख्या",
  ),
  body(
    "an anusvara before a vowel",
    "sa",
    "इदं अस्ति।",
    "13:8  body.sa: इदं: at a pause and before a vowel a Sanskrit word ends in म्; write इदम्",
  ),
  body(
    "a prohibition as in Hindi",
    "sa",
    "रूपं न उपयुज्यताम्।",
    "13:13  body.sa: न उपयुज्यताम्: a Sanskrit prohibition is not न with an imperative; write मा उपयुज्यताम्, or न with a form in -नीय or -तव्य",
  ),
  body(
    "a space before a danda",
    "hi",
    "यह पाठ है ।",
    "12:15  body.hi: है ।: the danda stands against the word before it, with a space after; write है।",
  ),
  body("digits of two forms", "hi", "२०२४ में 12 पृष्ठ।", "12:17  body.hi: 12: this text has Devanagari digits; write १२"),
  body("a visarga before च", "sa", "पाठाः च।", "13:8  body.sa: पाठाः च: visarga and च are joined; write पाठाश्च"),
  body(
    "a final म् before a consonant",
    "sa",
    "पुस्तकम् च।",
    "13:8  body.sa: पुस्तकम्: before a consonant the final म् is an anusvara; write पुस्तकं",
  ),
  body(
    "a final द्",
    "sa",
    "परिषद् अवधत्ते।",
    "13:8  body.sa: परिषद्: a Sanskrit word that stands apart ends in त्; write परिषत्",
  ),
  body("a nukta in Sanskrit", "sa", "फ़ीड इति।", "13:8  body.sa: फ़ीड: Sanskrit has no dot below a letter; write फीड"),
  body("a colon for a visarga", "hi", "दु:ख है।", "12:8  body.hi: दु:ख has a colon in place of the visarga; write दुःख"),
  body("a full stop for a danda", "hi", "यह पाठ है.", "12:15  body.hi: है.: a sentence ends with a danda; write है।"),
  body(
    "two spaces",
    "hi",
    "यह  पाठ है।",
    "12:8  body.hi: यह  पाठ: one space parts two words, none stands before a comma; write यह पाठ",
  ),
  body(
    "a nasal of Sanskrit in Hindi",
    "hi",
    "यह सम्पर्क है।",
    "12:11  body.hi: सम्पर्क: Hindi writes an anusvara here; write संपर्क, unless it is a name spelled so",
  ),
  {
    mistake: "a name that is spelled otherwise than Hindi says",
    changes: { [home]: page("home").replace("एक पृष्ठ", "चन्द्र") },
    says: [
      `${home}:4:7  (warning) title.hi: चन्द्र: Hindi writes an anusvara here; write चंद्र, unless it is a name spelled so`,
    ],
  },
  {
    mistake: "an avoided form among the words of the interface",
    changes: { [sanskrit]: word("गृहस्य लेखा") + forms },
    says: [`${sanskrit}:2:21  menu.home: लेखा is not written here; write लेखः`],
  },
  {
    mistake: "a word of the interface with a final anusvara",
    changes: { [sanskrit]: word("मुख्यपृष्ठं") + forms },
    says: [
      `${sanskrit}:2:21  menu.home: मुख्यपृष्ठं: at a pause and before a vowel a Sanskrit word ends in म्; write मुख्यपृष्ठम्`,
    ],
  },
  {
    mistake: "no glossary",
    changes: { [glossaryFile]: null },
    says: [
      `${glossaryFile}:1:1  file: the file is missing; write it. The terms of the site in three languages, and the forms that the content check refuses.`,
    ],
  },
  {
    mistake: "a glossary with an unknown gender",
    changes: {
      [glossaryFile]:
        "key: glossary\nterms:\n  - term: { en: A, hi: क, sa: कः }\n    gender: male\nlatin: PDF\nspelled: क\n",
    },
    says: [`${glossaryFile}:4:13  terms[1].gender: male is not in the list; write one of: masculine, feminine, neuter`],
  },
];
