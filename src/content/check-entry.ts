import { sortDiagnostics } from "./diagnostic";
import { type EntryReading, readEntryBytes } from "./entry";
import type { EntryFile } from "./files";
import { entryRules, type TextRules } from "./rules";

/**
 * Checks a single entry's file, fields and texts by the rules of the content check. Skips rules that need other files:
 * references, documents and values that must be distinct.
 */
export function checkEntry(file: EntryFile, bytes: Uint8Array, rules: TextRules): EntryReading {
  const { entry, problems } = readEntryBytes(file, bytes);
  const content = { entries: [entry], documents: [], ...rules };
  return { entry, problems: sortDiagnostics([...problems, ...entryRules.flatMap((rule) => rule(content))]) };
}
