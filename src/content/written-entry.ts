import { LineCounter } from "yaml";
import type { Diagnostic, Severity } from "./diagnostic";
import { fieldName, type WrittenField } from "./fields";
import type { EntryFile } from "./files";
import type { Finding } from "./issues";
import type { ClerkMessage } from "./messages";
import { type Path, SourcePositions } from "./position";

/** An entry as it was written, right or wrong: what the rules over all entries look at. */
export interface WrittenEntry extends EntryFile {
  readonly text: string;
  /** Its fields as written, those of its lists' items included. */
  readonly fields: readonly WrittenField[];
  readonly places: SourcePositions;
  /** The fields as the schema reads them; undefined when something is wrong with them. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  /** True if its text could be parsed at all; otherwise its references are unknown. */
  readonly isReadable: boolean;
}

/** An entry of which only the file's name is known. */
export function unreadableEntry(file: EntryFile): WrittenEntry {
  return {
    ...file,
    text: "",
    fields: [],
    places: new SourcePositions(new LineCounter()),
    value: undefined,
    isReadable: false,
  };
}

/** A problem at a place in an entry; of a value that is not there, at the name above it. */
export function problemIn(entry: WrittenEntry, finding: Finding, severity: Severity = "error"): Diagnostic {
  const { path, part } = finding;
  const place = part === "key" ? entry.places.ofName(path) : entry.places.ofValue(path);
  const field = fieldName(entry.collection.schema, path);
  return { file: entry.file, ...place, field, severity, message: finding.message };
}

/** A problem at a word in a text; at the text's beginning where folding or a long line has cut the word. */
export function problemInText(
  entry: WrittenEntry,
  path: Path,
  word: string,
  about: ClerkMessage,
  severity: Severity = "error",
): Diagnostic {
  const start = entry.places.offsetOfValue(path);
  const found = word === "" ? -1 : entry.text.indexOf(word, start);
  const place = entry.places.at(found === -1 ? start : found);
  return { file: entry.file, ...place, field: fieldName(entry.collection.schema, path), severity, message: about };
}
