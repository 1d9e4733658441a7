import type { GlossaryRules } from "../language/glossary";
import { sortDiagnostics } from "./diagnostic";
import { type EntryReading, readEntryBytes } from "./entry";
import type { EntryFile } from "./files";
import { type ContentLimits, contentLimits } from "./limits";
import { entryRules } from "./rules";

/**
 * Checks an entry by itself: its file, its fields and its texts, by the rules of the check of all content. What other
 * files contain is unknown here: the entries and documents that it names, and values that no two entries share.
 */
export function checkEntry(
  file: EntryFile,
  bytes: Uint8Array,
  glossary: GlossaryRules,
  limits: ContentLimits = contentLimits,
): EntryReading {
  const { entry, problems } = readEntryBytes(file, bytes, limits.fileBytes);
  const content = { entries: [entry], documents: [], limits, glossary };
  return { entry, problems: sortDiagnostics([...problems, ...entryRules.flatMap((rule) => rule(content))]) };
}
