import { countLetters } from "./decompound";
import { tokenize } from "./terms";

/** The rows that have each word, by their indexes. */
export function groupByWord(rows: readonly (readonly string[])[]): ReadonlyMap<string, number[]> {
  const rowsByWord = new Map<string, number[]>();
  const wordsByText = new Map<string, readonly string[]>();
  rows.forEach((texts, row) => {
    for (const text of texts) {
      const words = wordsByText.get(text) ?? wordsOf(text);
      wordsByText.set(text, words);
      for (const word of words) {
        const known = rowsByWord.get(word);
        if (!known) rowsByWord.set(word, [row]);
        else if (known[known.length - 1] !== row) known.push(row);
      }
    }
  });
  return rowsByWord;
}

/** Words with a hyphen inside, which many write as one: re-totalling. */
const hyphenated = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)+/gu;

/** Digits, Latin letters, and others, which are words apart also where nothing stands between them. */
const runs = /\p{Nd}+|(?:\p{Script=Latin}[\u0300-\u036F]*)+|[^\p{Nd}\p{Script=Latin}]+/gu;

/** The different words of a text. */
function wordsOf(text: string): string[] {
  const joined = (text.match(hyphenated) ?? []).map((word) => word.replace(/-/gu, ""));
  const words = [...tokenize(text), ...joined];
  return [...new Set(words.flatMap((word) => [word, ...(word.match(runs) ?? [])]))];
}

/**
 * The characters with which a searched word cannot begin: virama, anusvara. A vowel sign it can, as sandhi leaves it:
 * ाधिकार.
 */
const dependent = /^[\u0900-\u0903\u093A-\u093D\u094D]/u;

/** Of fewer letters no half of a word is looked for. */
const shortest = 2;

/**
 * Returns the endings of a word from each of its letters on, except the first. A prefix search then finds words inside
 * it, such as वाल्मीकि in महर्षिवाल्मीकिविद्यालयः and "vidyalaya" in "mahavidyalaya".
 */
export function innerEndings(word: string): string[] {
  return Array.from(word, (_, start) => word.slice(start))
    .slice(1)
    .filter((ending) => !dependent.test(ending) && countLetters(ending) >= shortest);
}
