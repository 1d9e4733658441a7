import type { Options } from "minisearch";
import { processTerm, tokenize } from "./terms";
import { fieldWeights } from "./weights";

/** A field of an index. */
export type Field = keyof typeof fieldWeights;

/** Returns whether a name is a field. */
export function isField(name: string): name is Field {
  return name in fieldWeights;
}

/** The fields of each index. */
export const factFields: readonly Field[] = ["title", "synonyms", "details", "reference", "year", "parts", "summary"];
export const textFields: readonly Field[] = ["text", "textParts"];

/** Returns MiniSearch's options to create and to load an index with some fields. */
export function indexOptions(fields: readonly Field[]): Options {
  return { fields: [...fields], tokenize, processTerm };
}

/**
 * Returns the document id of a list of synonyms. These ids are negative, below those of records. One list serves all
 * records of a kind.
 */
export function toSynonymsId(list: number): number {
  return -1 - list;
}
