import { lengthOf } from "../../search/decompound";

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
    .filter((ending) => !dependent.test(ending) && lengthOf(ending) >= shortest);
}
