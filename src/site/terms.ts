import { type LocaleCode, type LocalizedTexts, localeCodes, locales } from "./locales";
import { escapePattern } from "./redirect-patterns";

/**
 * Matches text after which no word begins. A mark after a letter belongs to its word, and placeholders, paths, addresses,
 * keys and commands stay.
 */
const insideWord = /(?:[\p{L}\p{M}{/@._]|[a-z]-|-- )$/u;

/** Matches what makes a Hindi noun before it oblique: ज़िले में. */
const postposition = /^ (?:का|की|के|को|ने|से|में|पर|तक|द्वारा)(?![\p{L}\p{M}])/u;

/** The pattern and the replacements of the terms that a council chose, by language. */
const chosenTerms = new Map(
  locales.flatMap(({ code, terms = {} }) => {
    const words = Object.keys(terms).sort((one, other) => other.length - one.length);
    if (words.length === 0) return [];
    const pattern = new RegExp(
      `(?:${words.map(escapePattern).join("|")})(?![\\p{L}\\p{M}}/@_]|\\.\\p{L}|-[a-z])`,
      "gu",
    );
    return [[code, { pattern, terms }] as const];
  }),
);

/** Returns a text of the project with the council's terms in place of its words. */
export function applyTerms(text: string, language: LocaleCode): string {
  const chosen = chosenTerms.get(language);
  if (!chosen) return text;
  const { pattern, terms } = chosen;
  return text.replace(pattern, (word, offset: number) => {
    if (insideWord.test(text.slice(Math.max(0, offset - 3), offset))) return word;
    const [direct = word, oblique = direct] = (terms[word] ?? word).split("/");
    return postposition.test(text.slice(offset + word.length)) ? oblique : direct;
  });
}

/** Returns the texts of the project in several languages with the council's terms. */
export function applyTermsInAll<Texts extends LocalizedTexts>(texts: Texts): Texts {
  const changed = localeCodes.flatMap((code) => {
    const text = texts[code];
    return text === undefined ? [] : [[code, applyTerms(text, code)]];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}
