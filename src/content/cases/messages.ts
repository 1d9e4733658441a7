import { edited, type WrongFiles } from "../fixtures/invalid-content";
import { words } from "../fixtures/sample";

const hindi = "content/locales/hi/interface.json";
const sanskrit = "content/locales/sa/interface.json";
const one = "{{shown}} प्रविष्टि";
const other = "{{shown}} प्रविष्टियाँ";

/** The words of the interface. */
export const invalidMessages: readonly WrongFiles[] = [
  {
    mistake: "no file of words",
    changes: { [hindi]: null },
    says: [
      "content/locales/hi/interface.json:1:1  file: the file is missing; write it with the same names as content/locales/en/interface.json",
    ],
  },
  {
    mistake: "a file of words too many",
    changes: { "content/locales/hi/more.json": "{}" },
    says: [
      "content/locales/hi/more.json:1:1  file: the file is not among the English words; delete it, or add it to content/locales/en",
    ],
  },
  {
    mistake: "an unknown language",
    changes: { "content/locales/ur/interface.json": "{}" },
    says: ["content/locales/ur:1:1  file: the site has no language ur; use one of the folders: en, hi, sa"],
  },
  {
    mistake: "a missing comma",
    changes: { [hindi]: '{\n  "menu": {}\n  "count_one": "x"\n}' },
    says: [
      "content/locales/hi/interface.json:3:3  file: the file cannot be read from here on; look for a missing comma, quotation mark or bracket",
    ],
  },
  {
    mistake: "an unfinished file",
    changes: { [hindi]: '{ "menu": {' },
    says: [
      "content/locales/hi/interface.json:1:12  file: the file cannot be read from here on; look for a missing comma, quotation mark or bracket",
    ],
  },
  {
    mistake: "a missing word",
    changes: { [hindi]: edited(words("x", one, other), '"home": "x"', "") },
    says: ["content/locales/hi/interface.json:2:3  menu.home: the Hindi word for “Home” is missing; add it"],
  },
  {
    mistake: "an empty word",
    changes: { [hindi]: words(" ", one, other) },
    says: ["content/locales/hi/interface.json:2:21  menu.home: nothing is written here; write the Hindi word"],
  },
  {
    mistake: "a number for a word",
    changes: { [hindi]: edited(words("x", one, other), '"x"', "1") },
    says: [
      "content/locales/hi/interface.json:2:21  menu.home: a number stands here instead of text; write the word in quotes",
    ],
  },
  {
    mistake: "a misspelt name",
    changes: { [hindi]: edited(words("गृह", one, other), '"home"', '"hoem"') },
    says: [
      "content/locales/hi/interface.json:2:13  menu.hoem: there is no such word in the English file; perhaps menu.home is meant",
    ],
  },
  {
    mistake: "an extra word",
    changes: { [hindi]: edited(words("गृह", one, other), "{ ", '{ "zzz": "क", ') },
    says: ["content/locales/hi/interface.json:2:13  menu.zzz: there is no such word in the English file; remove it"],
  },
  {
    mistake: "a word twice",
    changes: { [hindi]: edited(words("गृह", one, other), "{ ", '{ "home": "क", ') },
    says: [
      "content/locales/hi/interface.json:2:26  menu.home: home is written twice in the same group; remove one of the two",
    ],
  },
  {
    mistake: "a dual missing from Sanskrit",
    changes: { [sanskrit]: words("गृहम्", "{{shown}} प्रविष्टिः", "{{shown}} प्रविष्टयः") },
    says: [`${sanskrit}:1:1  count_two: the Sanskrit word for “{{shown}} entry” is missing; add it`],
  },
  {
    mistake: "a dual in a language without one",
    changes: { [hindi]: words("गृह", "{{shown}} प्रविष्टि", other, "{{shown}} प्रविष्टियाँ") },
    says: [`${hindi}:4:3  count_two: there is no such word in the English file; remove it`],
  },
  {
    mistake: "a value lost",
    changes: { [hindi]: words("गृह", "प्रविष्टि", other) },
    says: [
      "content/locales/hi/interface.json:3:16  count_one: the values in double braces must be those of the English ({{shown}}); here are none",
    ],
  },
  {
    mistake: "a value misspelt",
    changes: { [hindi]: words("गृह", "{{show}} प्रविष्टि", other) },
    says: [
      "content/locales/hi/interface.json:3:16  count_one: the values in double braces must be those of the English ({{shown}}); here are {{show}}",
    ],
  },
];
