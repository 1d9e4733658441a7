import { createLookup, type GrammarRule } from "./clauses";
import type { Gender, Noun } from "./rule";
import tables from "./sanskrit.json";

const isIn = createLookup(tables.lists);

const toNouns = (line: string, gender: Gender): Noun[] => line.split(" ").map((stem) => ({ stem, gender }));

/** Nouns of every site. The glossary of a council adds its own. */
const commonNouns = [
  ...toNouns(tables.masculine, "m"),
  ...toNouns(tables.feminine, "f"),
  ...toNouns(tables.neuter, "n"),
];

/** The endings of a form, by gender, or by the last letters of a feminine. */
const endings = new Map(
  Object.entries<Readonly<Record<string, string>>>(tables.nounEndings).map(([form, row]) => [
    form,
    new Map(Object.entries(row)),
  ]),
);

/** Forms whose gender their ending shows. */
const clear: readonly (readonly [form: string, ending: RegExp, gender: Gender])[] = [
  ["plural", /ा[नण]ि$/u, "n"],
  ["dual", /[^्][क-ह]ौ$/u, "m"],
  ["locative", /ाया(?:म्|ं)$/u, "f"],
];

/** Returns the possible genders of an inflected word; none if it is not a known noun. */
export function gendersOf(word: string, form: string, nouns: readonly Noun[]): ReadonlySet<Gender> {
  const byEnding = clear.filter(([name, ending]) => name === form && ending.test(word)).map(([, , gender]) => gender);
  const known = [...commonNouns, ...nouns].filter(({ stem, gender }) => {
    const [last = ""] = /(?:ा|िः|ी)$/u.exec(gender === "f" ? stem : "") ?? [];
    const base = stem.slice(0, stem.length - last.length);
    return endings
      .get(form)
      ?.get(last || gender)
      ?.split(" ")
      .some((ending) => word.endsWith(base + ending));
  });
  return new Set([...byEnding, ...known.map(({ gender }) => gender)]);
}

/** Checks whether a clause says what something is: it ends in a copula or a nominative, and has no object. */
const isCopular = (words: readonly string[]) =>
  words.length > 2 && (isIn("copulas", words.at(-1)) || /(?:ाः|ानि|ाणि|[तनण][ःा]|म्)$/u.test(words.at(-1) ?? ""));

const all = ["m", "f", "n"] as const;

/** Forms of pronouns and numerals, parallel in the three genders. */
const pronouns = tables.pronouns.map(({ form, m, f, n }) => ({
  form,
  genders: { m: m.split(" "), f: f.split(" "), n: n.split(" ") },
}));

/**
 * Checks that a pronoun or numeral is of the gender of the noun after it. A neuter may be the object of the subject after
 * it (तत् छात्रः पठति), and सर्वे the subject of a neuter (सर्वे पुस्तकानि पठन्ति), except where the verb has no object.
 */
export const pronounsFollowNouns =
  (nouns: readonly Noun[]): GrammarRule =>
  (words) =>
    words.flatMap((pronoun, from) => {
      const noun = words[from + 1] ?? "";
      return pronouns.flatMap(({ form, genders }) => {
        const own = all.filter((gender) => genders[gender].includes(pronoun));
        const [first] = own;
        if (!first) return [];
        const others = gendersOf(noun, form === "counted" ? "plural" : form, nouns);
        const [other] = others;
        const near = other && genders[other][genders[first].indexOf(pronoun)];
        if (!near || own.some((gender) => others.has(gender)) || (form === "singular" && other === "n")) return [];
        const mayBeObject = form === "plural" || (form === "singular" && first === "n");
        return mayBeObject && !isCopular(words) ? [] : [{ from, count: 2, near: `${near} ${noun}` }];
      });
    });
