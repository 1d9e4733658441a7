import type { Options } from "minisearch";
import { processTerm, tokenize } from "./terms";
import { fieldWeights } from "./weights";

/** A field of an index. */
export type Field = keyof typeof fieldWeights;

/** Returns whether a name is that of a field. */
export function isField(name: string): name is Field {
  return name in fieldWeights;
}

/** The fields of each index. */
export const factFields: readonly Field[] = ["title", "synonyms", "details", "reference", "year", "parts", "summary"];
export const textFields: readonly Field[] = ["text", "textParts"];

/** MiniSearch's options for an index of some fields, when it is made and when it is loaded. */
export function indexOptions(fields: readonly Field[]): Options {
  return { fields: [...fields], tokenize, processTerm };
}

/** A list of synonyms has a document of its own, below the records': a kind's list stands once for all its records. */
export function synonymsId(list: number): number {
  return -1 - list;
}
