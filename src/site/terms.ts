import { type LocaleCode, type LocalizedTexts, localeCodes, locales } from "./locales";

/** The pattern and the replacements of the terms that a council chose, by language. */
const chosenTerms = new Map(
  locales.flatMap(({ code, terms = {} }) => {
    const words = Object.keys(terms).sort((one, other) => other.length - one.length);
    if (words.length === 0) return [];
    const escaped = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&"));
    // Whole words: a mark after a letter belongs to its word. Placeholders, paths, addresses, keys and commands stay.
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}{/@._]|[a-z]-|-- )(?:${escaped.join("|")})(?![\\p{L}\\p{M}}/@_]|\\.\\p{L}|-[a-z])`,
      "gu",
    );
    return [[code, { pattern, terms }] as const];
  }),
);

/** Returns a text of the project with the council's terms in place of its words. */
export function applyTerms(text: string, language: LocaleCode): string {
  const chosen = chosenTerms.get(language);
  return chosen ? text.replace(chosen.pattern, (word) => chosen.terms[word] ?? word) : text;
}

/** Returns the texts of the project in several languages with the council's terms. */
export function applyTermsInAll<Texts extends LocalizedTexts>(texts: Texts): Texts {
  const changed = localeCodes.flatMap((code) => {
    const text = texts[code];
    return text === undefined ? [] : [[code, applyTerms(text, code)]];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}
