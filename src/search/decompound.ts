import devanagari from "../language/devanagari.json";
import { foldText } from "../language/fold";
import { stemWord } from "../language/stemmer";
import { isFunctionWord } from "./common-words";
import { tokenize } from "./terms";

/** Minimum letters of a part. Shorter words are inside too many others. */
const shortest = { devanagari: 3, latin: 5, afterConsonant: 4 };

/** Returns whether a text begins with a sign that cannot begin a word: a vowel sign, virama or anusvara. */
export function startsWithDependent(text: string): boolean {
  return /^[\u0900-\u0903\u093A-\u094F\u0962\u0963]/u.test(text);
}

/**
 * Initial vowels that a vowel sign inside a compound may represent, alone or merged with an a before them (Aṣṭādhyāyī
 * 6.1.87-101).
 */
const vowelsOfSign: Readonly<Record<string, string>> = devanagari.vowelsOfSign;

/** Returns the known words inside a compound, folded. Returns an empty array for other words. */
export type Decompound = (word: string) => readonly string[];

/**
 * Creates a decompounder. Its lexicon is every word of some texts, with stems. For example, संस्कृतशिक्षाधिनियमः
 * contains शिक्षा and अधिनियम if the texts do. It reverses vowel sandhi. For Latin words it returns only the last part.
 */
export function createDecompounder(texts: Iterable<string>): Decompound {
  const lexicon = new Set<string>();
  for (const word of new Set([...texts].flatMap(tokenize))) {
    for (const entry of [word, stemWord(word) ?? word].map(foldText)) if (isPart(entry)) lexicon.add(entry);
  }
  const cache = new Map<string, readonly string[]>();
  return (word) => {
    const parts = cache.get(word) ?? [...new Set(partsOf(foldText(word), lexicon))];
    cache.set(word, parts);
    return parts;
  };
}

/** Returns the number of letters in a word as people count them. */
export function countLetters(word: string): number {
  return word.replace(/[्ं]/gu, "").length;
}

function isPart(word: string): boolean {
  if (/[\p{N} ]/u.test(word) || isFunctionWord(word)) return false;
  return countLetters(word) >= (/[\u0900-\u097F]/u.test(word) ? shortest.devanagari : shortest.latin);
}

function partsOf(word: string, lexicon: ReadonlySet<string>): string[] {
  const isInside = (part: string) => part !== word && lexicon.has(part);
  const starts = Array.from(word, (_, start) => start);
  if (!/[\u0900-\u097F]/u.test(word)) {
    const last = starts
      .slice(1)
      .map((start) => word.slice(start))
      .find(isInside);
    return last === undefined ? [] : [last];
  }
  return starts.flatMap((start) =>
    restoreBeginning(word, start).flatMap((rest) => {
      const min = word.charAt(start - 1) === "्" ? shortest.afterConsonant : shortest.devanagari;
      const parts = Array.from(rest, (_, end) => restoreEnd(rest.slice(0, end + 1))).flat();
      // Words at the beginning are found by prefix.
      return parts.filter((part) => isInside(part) && countLetters(part) >= min && !word.startsWith(part));
    }),
  );
}

/**
 * Returns the words that may begin at `start` inside a compound. Sandhi changes a first vowel; each result has the
 * original one: `ोत्सव` returns `उत्सव`, `ऊत्सव` and `ओत्सव`.
 */
export function restoreBeginning(word: string, start: number): string[] {
  const rest = word.slice(start);
  if (startsWithDependent(rest)) {
    const vowels = start > 0 ? vowelsOfSign[word.charAt(start)] : undefined;
    return Array.from(vowels ?? "", (vowel) => vowel + rest.slice(1));
  }
  // After a glide that was a vowel (6.1.77) an a has no sign: महर्षि and अगस्त्य become महर्ष्यगस्त्य.
  return /्[यव]$/u.test(word.slice(0, start)) ? [rest, `अ${rest}`] : [rest];
}

/**
 * Returns the standalone forms of a word that ends inside a compound. Its last vowel is restored (6.1.77), or its last
 * dental, which was assimilated to the next consonant (8.4.40, 8.4.45, 8.4.60). For example, परिषद् and सचिव become
 * परिषत्सचिव.
 */
function restoreEnd(part: string): string[] {
  const before = part.slice(0, -2);
  if (part.endsWith("्य")) return [part, `${before}ि`, `${before}ी`];
  if (part.endsWith("्व")) return [part, `${before}ु`, `${before}ू`];
  if (/[तचजनल]्$/u.test(part)) return [`${before}द`, `${before}त`];
  return [part];
}
