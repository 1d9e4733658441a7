import { LineCounter } from "yaml";
import type { Diagnostic, Position } from "./diagnostic";
import { getFieldName, type WrittenField } from "./fields";
import type { EntryFile } from "./files";
import { type Finding, type Path, SourcePositions } from "./position";

/** An entry as written, valid or not: the input of the rules over all entries. */
export interface WrittenEntry extends EntryFile {
  readonly text: string;
  /** The values of the council's file, if there is one, and of the product's below it; undefined for a file without one below. */
  readonly layers?: { readonly own: unknown; readonly below: unknown } | undefined;
  /** The fields of both layers as written, including those of list items. */
  readonly fields: readonly WrittenField[];
  readonly places: SourcePositions;
  /** The paths of values that could not be read, such as an alias. */
  readonly unreadable: readonly Path[];
  /** The fields as the schema parses them; undefined if they have errors. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  /** True if the text could be parsed. Otherwise the entry's references are unknown. */
  readonly isReadable: boolean;
}

/** Creates an entry for an unreadable file. Only the entry's name is known. */
export function createUnreadableEntry(file: EntryFile): WrittenEntry {
  return {
    ...file,
    text: "",
    fields: [],
    places: new SourcePositions(new LineCounter()),
    unreadable: [],
    value: undefined,
    isReadable: false,
  };
}

/** Checks whether a value, or one that contains it, could not be read. Such a value is not reported as missing. */
export function isUnreadable({ unreadable }: Pick<WrittenEntry, "unreadable">, path: Path): boolean {
  return unreadable.some((at) => at.length > 0 && at.every((step, index) => path[index] === step));
}

/**
 * Creates a problem at a place in an entry: for a missing value at the name above it, and for a word at its text's
 * beginning if line folding splits the word.
 */
export function createProblem(
  entry: Pick<WrittenEntry, "collection" | "file" | "places" | "text">,
  { message, detail, severity = "error", ...place }: Finding,
): Diagnostic {
  const field = getFieldName(entry.collection.schema, place.path);
  return { file: entry.file, ...findPlace(entry, place), field, severity, message, detail };
}

/** Returns the position of a word, offset or part in an entry. */
export function findPlace(
  { places, text }: Pick<WrittenEntry, "places" | "text">,
  { path, part, word, offset }: Omit<Finding, "message" | "severity">,
): Position {
  const start = offset ?? places.offsetOf(path, part);
  const found = word ? text.indexOf(word, start) : -1;
  return places.at(found === -1 ? start : found);
}
