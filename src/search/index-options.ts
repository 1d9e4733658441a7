import type { Options } from "minisearch";
import { processTerm, tokenize } from "./terms";

/**
 * The weights of a match by field: the name of a record before its description. `parts` are the words inside the
 * compounds of title, details and summary, `textParts` those of the text.
 */
export const fieldWeights = {
  title: 1,
  synonyms: 1,
  details: 0.95,
  reference: 0.9,
  year: 0.9,
  parts: 0.68,
  summary: 0.5,
  text: 0.3,
  textParts: 0.2,
} as const;

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
