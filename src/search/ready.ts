import type { IndexedRecord, SearchIndex } from "./decode";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

/** An index with what a search needs to be quick. */
export interface ReadyIndex extends SearchIndex {
  readonly vocabulary: Vocabulary;
  /** The words of all lists of names, and each list as their numbers. */
  readonly namesVocabulary: Vocabulary;
  readonly nameLists: readonly (readonly number[])[];
  /** The references of the records, in small letters, their parts between spaces. */
  readonly plainReferences: readonly string[];
}

/** Makes an index ready. The slow part, other spellings and scripts, is left until it is needed or `prepare` is called. */
export function readyIndex(index: SearchIndex): ReadyIndex {
  const lists = index.names.map((list) => list.split(" ").filter((word) => word !== ""));
  const names = [...new Set(lists.flat())];
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    ...index,
    vocabulary: vocabularyOf(index.words),
    namesVocabulary: vocabularyOf(names),
    nameLists: lists.map((list) => list.flatMap((name) => numbers.get(name) ?? [])),
    plainReferences: index.records.map(plainReference),
  };
}

function plainReference({ reference }: IndexedRecord): string {
  return reference === "" ? "" : ` ${reference.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
}
