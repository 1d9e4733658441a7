import { getConsonants } from "../language/english-sounds";
import { stemWord } from "../language/stemmer";
import type { IndexedRecord } from "./format";
import { splitWords } from "./terms";

/** The records whose English title has a word, by index, and the index terms of the word. */
interface Titles {
  readonly records: number[];
  readonly terms: string[];
}

/** The words of English titles by their consonants, for each list of records. */
const known = new WeakMap<readonly IndexedRecord[], ReadonlyMap<string, Titles>>();

/** Finds the records with an English title word that sounds like a word in Devanagari: पेपर, प्रैक्टिकल. */
export function findTitlesBySound(records: readonly IndexedRecord[], word: string): Titles {
  const groups = known.get(records) ?? groupTitles(records);
  known.set(records, groups);
  return groups.get(getConsonants(word) ?? "") ?? { records: [], terms: [] };
}

function groupTitles(records: readonly IndexedRecord[]): ReadonlyMap<string, Titles> {
  const groups = new Map<string, Titles>();
  for (const [number, { title }] of records.entries()) {
    for (const { word, terms } of splitWords(title)) {
      if (!/^\p{Script=Latin}+$/u.test(word)) continue;
      for (const spelling of new Set([word, stemWord(word) ?? word])) {
        const consonants = getConsonants(spelling);
        if (consonants === undefined) continue;
        const group = groups.get(consonants) ?? { records: [], terms: [] };
        group.records.push(number);
        group.terms.push(...terms);
        groups.set(consonants, group);
      }
    }
  }
  return groups;
}
