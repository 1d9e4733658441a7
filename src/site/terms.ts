import { type LocaleCode, locales } from "./locales";

/** The pattern and the replacements of the terms that a council chose, by language. */
const chosenTerms = new Map(
  locales.flatMap(({ code, terms = {} }) => {
    const words = Object.keys(terms).sort((one, other) => other.length - one.length);
    if (words.length === 0) return [];
    const escaped = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&"));
    // Whole words: a mark after a letter belongs to its word.
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${escaped.join("|")})(?![\\p{L}\\p{M}])`, "gu");
    return [[code, { pattern, terms }] as const];
  }),
);

/** Returns a text of the project with the council's terms in place of its words. */
export function applyTerms(text: string, language: LocaleCode): string {
  const chosen = chosenTerms.get(language);
  return chosen ? text.replace(chosen.pattern, (word) => chosen.terms[word] ?? word) : text;
}
