import type { Diagnostic } from "./diagnostic";
import { readEntryBytes } from "./entry";
import { listEntryFiles } from "./files";
import { type ContentLimits, contentLimits } from "./limits";
import type { ProjectFiles } from "./project-files";
import type { WrittenEntry } from "./written-entry";

/** The parsed entries of a project, each checked on its own. */
export interface ParsedEntries {
  /** All entries as written, including invalid ones. */
  readonly written: readonly WrittenEntry[];
  /** The problems with the files' names and with each file on its own. */
  readonly problems: readonly Diagnostic[];
}

/** Parses all entries among some files. Applies no rules that span entries. */
export function parseEntries(from: ProjectFiles, limits: ContentLimits = contentLimits): ParsedEntries {
  const { files, problems } = listEntryFiles(from);
  const readings = files.flatMap((file) => {
    const found = from.get(file.file);
    return found ? [readEntryBytes(file, found.read(), limits.fileBytes)] : [];
  });
  return {
    written: readings.map(({ entry }) => entry),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
}
