import { toDigits } from "../digits";
import { createFindings, type SpellingCheck, type SpellingFinding, unknown } from "./rule";

/** A Devanagari letter or sign, but no digit or danda. */
const akshara = "[\\u0900-\\u0963\\u0971-\\u097F]";

/** Matches the beginning of a text, or the sign before a word. It is no part of the finding. */
const wordStart = "(?<before>^|[^\\u0900-\\u0963\\u0971-\\u097F])";

/** Words that end in a visarga, often typed as a colon. */
const visargaWords =
  "अतः|पुनः|प्रातः|प्रायः|छः|स्वतः|अन्ततः|अंततः|मूलतः|अंशतः|पूर्णतः|मुख्यतः|विशेषतः|सामान्यतः|वस्तुतः|सम्भवतः|संभवतः|स्पष्टतः|फलतः|प्रथमतः|अनिवार्यतः|क्रमशः|शब्दशः|अक्षरशः|बहुशः|ततः|यतः|कुतः|सर्वतः|परितः|अभितः|उभयतः|उच्चैः|नीचैः|शनैः|मिथः|नमः|बहिः".replaceAll(
    "ः",
    "",
  );

const letters = "[\\p{L}\\p{M}]*";

/** Matches a word before a colon that ends in अ without a visarga: particles, numerals, genitives. */
const withoutVisarga = `(?!(?:च|एव|इव|न|नाम|इह|अथ|अद्य|सह|किल|खलु|पञ्च|सप्त|अष्ट|नव|दश|मम|तव|(?:अ|त|य|कु|सर्व|एक|अन्य)त्र|${letters}स्य):)`;

/**
 * Places of a colon for a visarga in Sanskrit, each with what precedes the word: endings that always have a visarga
 * (जनैः, मुनिभिः, जनेभ्यः, तयोः), a word in अ inside a sentence or at the beginning of one, a plural after its pronoun.
 */
const sanskritVisargas = [
  `(^|[\\s(])(${letters}\\p{L}\\p{M}*(?:भि|भ्य|[^मयव]ै|यो):)(?= [\\p{L}\\p{N}])`,
  `([\\p{L}\\p{M}\\p{N}]:? )(${withoutVisarga}${letters}[क-ह]:)(?= [\\p{L}\\p{N}])`,
  `((?:सर्वे|एते|अन्ये|अनेके|इमे|बहवः) )(${letters}ा:)(?= [\\p{L}\\p{N}])`,
  `((?:^|[।॥\\n])[ \\t\\d०-९.*-]*)(${withoutVisarga}${letters}[क-हिु]:)(?= [^\\n।]+।)`,
];

/**
 * Reports a colon typed for a visarga at the end of a word. Only words known to end in a visarga are checked, and only
 * within a sentence: before a line end, a list or a quotation a colon is correct.
 */
export const finalColons =
  (locale: "hi" | "sa"): SpellingCheck =>
  (prose) =>
    [`(^|[\\s(])((?:${visargaWords}):)(?= \\p{L})`, ...(locale === "sa" ? sanskritVisargas : [])].flatMap((place) =>
      Array.from(
        prose.matchAll(new RegExp(place, "gu")),
        ({ 1: before = "", 2: found = "", index }): SpellingFinding => {
          return { rule: "colon", offset: index + before.length, found, near: `${found.slice(0, -1)}ः` };
        },
      ),
    );

/**
 * Reports the nukta in Sanskrit, which lacks its sounds: फीडरीडर and अल्मोडा are correct. Hindi uses the nukta in words
 * from Persian and English.
 */
export const sanskritNukta: SpellingCheck = (prose) =>
  createFindings("sanskrit-nukta", prose, /(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]*\u093C[\p{L}\p{M}]*/gu, ([word]) =>
    word.replaceAll("\u093C", ""),
  );

/** Beginnings of Hindi words that are followed by a visarga inside the word. */
const visargaStem = /^(?:दु|नि|अन्त|अंत|प्रात|पुन|मन|यश|तप|तेज|रज|वय|अध|बहि|चतु|स्वत|अत|शनै|अन्तत|पय|सर|छ|क्रमश|मूलत|प्राय)$/u;

/** A ratio of two named quantities: क:ख. */
const ratio = /^\p{L}:\p{L}$/u;

/**
 * Reports a colon typed for a visarga inside a word (दु:ख for दुःख). In Hindi only certain beginnings are checked,
 * because छात्र:शिक्षक is a ratio.
 */
export const innerColons =
  (locale: "hi" | "sa"): SpellingCheck =>
  (prose) =>
    createFindings("colon-visarga", prose, new RegExp(`${wordStart}${akshara}+:${akshara}+`, "gu"), ([found]) =>
      found.replace(":", "ः"),
    ).filter(({ found }) =>
      locale === "sa" ? !ratio.test(found) : visargaStem.test(found.slice(0, found.indexOf(":"))),
    );

/**
 * Words that end a sentence, by their endings: verbs of Hindi, and inflected words of Sanskrit. No abbreviation ends so,
 * and a short word such as प्रति. or सं. may be one.
 */
const closing = {
  hi: /^(?:है|हैं|हो|था|थी|थे|हुआ|हुई|हुए|गया|गई|गए|किया|दिया|लिया|रहा|रही|रहे|करें|दें|जाए|होगा|होगी|होंगे)$|^(?=(?:\p{L}\p{M}*){3}).*(?:ेगा|ेगी|ेंगे|ेंगी|ाएगा|ाएगी|िए|ाएँ|ाएं|ों|ें)$/u,
  sa: /^(?:अस्ति|सन्ति|भवति|नास्ति|आसीत्|भवेत्)$|^(?:\p{L}\p{M}*){2}.*(?:ः|म्|त्|न्)$|^(?!प्रति$)(?=(?:\p{L}\p{M}*){3}).*(?:ति|ते|तु|स्य|ानि|ं|ता|न्ना|ष्टा)$/u,
} as const;

/**
 * Checks that sentences end with a danda that follows the word directly and is followed by a space (The Unicode
 * Standard, 12.1; Central Hindi Directorate on विराम-चिह्न). A full stop is for abbreviations, a vertical bar for
 * programs, and a double danda is one character.
 */
export const dandas =
  (locale: "hi" | "sa"): SpellingCheck =>
  (prose) => [
    ...[/(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]+[ \t]+[।॥]/gu, /(?<before>^|[^\p{L}\p{M} \t])[ \t]+[।॥]/gu].flatMap(
      (place) => createFindings("danda-space", prose, place, ([found]) => found.replace(/[ \t]+/u, "")),
    ),
    ...createFindings(
      "spaces",
      prose,
      /(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]*[।॥](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+/gu,
      ([found]) => found.replace(/[।॥]/u, "$& "),
    ),
    ...createFindings("danda-sign", prose, /।।/gu, () => "॥"),
    ...createFindings(
      "danda-sign",
      withoutTables(prose),
      new RegExp(`${wordStart}${akshara}+[ \\t]*\\|+`, "gu"),
      ([found]) => `${found.split(/[ \t|]/u, 1)[0]}${found.endsWith("||") ? "॥" : "।"}`,
    ),
    ...createFindings(
      "danda-sign",
      prose,
      /(?<before>^|[^\p{L}\p{M}])[\p{L}\p{M}]+\.(?!\S)/gu,
      ([found]) => `${found.slice(0, -1)}।`,
    ).filter(({ found }) => closing[locale].test(found.slice(0, -1))),
  ];

/** Blanks table rows, where a vertical bar separates cells. */
function withoutTables(prose: string): string {
  return prose.replace(/^[ \t]*\|.*$/gmu, (row) => " ".repeat(row.length));
}

/** Checks that words are separated by one space and that no space precedes a comma or similar mark. */
export const spaces: SpellingCheck = (prose) => [
  ...createFindings("spaces", prose, /(?<before>^|\s)\S+ {2,}(?=\S)\S+/gu, ([found]) => found.replace(/ {2,}/u, " ")),
  ...createFindings(
    "spaces",
    prose,
    /(?<before>^|[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+[ \t]+[,;?!](?=\s|$)/gu,
    ([found]) => found.replace(/[ \t]+/u, ""),
  ),
];

/** The letters, digits and joining characters of numbers, dates and references. */
const numberSigns = `\\p{L}\\p{M}\\p{N}${unknown}./:@()–-`;

/** A run of such characters with a digit. */
const numberLike = new RegExp(`(?<before>^|[^${numberSigns}])[${numberSigns}]*[0-9][${numberSigns}]*`, "gu");

/** Excluded from the check: numbers of list items, and a keyboard key or single digit in bold. */
const listNumber = /^[ \t]*\d+\.\s/gmu;
const boldSign = /\*\*[0-9]\*\*/gu;

/**
 * Checks that Hindi and Sanskrit texts use Devanagari digits (rule of the site, docs/translation.md). References with
 * Latin letters or a slash keep the digits they were issued with: WCAG 2.1, 845/2024. So does a text that is only a
 * number, such as a code.
 */
export const digits: SpellingCheck = (prose) => {
  if (/^[\d\s]*$/u.test(prose)) return [];
  const blank = (found: string) => " ".repeat(found.length);
  const judged = prose.replace(listNumber, blank).replace(boldSign, blank);
  return createFindings("digits", judged, numberLike, ([found]) => toDigits(found, "hi")).filter(
    ({ found, offset }) =>
      !/[A-Za-z/@\uFFFC]|[०-९],?\d|\d,?[०-९]/u.test(found) &&
      !/\p{Script=Latin}\s$/u.test(judged.slice(Math.max(0, offset - 2), offset)),
  );
};

/**
 * Reports digits of two scripts in one number: २०2६, ₹१5००. One of the digits is a typing error, so the number may be
 * wrong.
 */
export const mixedDigits: SpellingCheck = (prose) =>
  createFindings("digits-mixed", prose, /[\d०-९]+(?:,[\d०-९]+)*/gu, ([found]) => toDigits(found, "hi")).filter(
    ({ found }) => /\d/u.test(found) && /[०-९]/u.test(found),
  );

/**
 * Reports invisible joiners that change nothing: after a vowel, at a word's end, or between a halant and य, र, ल or व
 * (सत्‌य). After other halants and before ृ, a joiner chooses a form (The Unicode Standard, 12.1).
 */
export const joiners: SpellingCheck = (prose) =>
  createFindings("joiner", prose, /[\u0900-\u0963\u0971-\u097F\u200C\u200D]+/gu, ([found]) =>
    found.replace(/(^|[^\u094D\u200C\u200D])[\u200C\u200D]+(?!ृ)/gu, "$1").replace(/\u094D\u200C(?=[यरलव])/gu, "\u094D"),
  ).filter(({ found, near }) => found !== near);
