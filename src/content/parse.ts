import type { Diagnostic } from "./diagnostic";
import { readEntryBytes } from "./entry";
import { listEntryFiles } from "./files";
import { type ContentLimits, contentLimits } from "./limits";
import type { ProjectFiles } from "./project-files";
import type { WrittenEntry } from "./written-entry";

/** The entries of a project, each by itself. */
export interface ParsedEntries {
  /** All entries as they were written, the invalid ones included. */
  readonly written: readonly WrittenEntry[];
  /** The problems of their files' names, and of each file by itself. */
  readonly problems: readonly Diagnostic[];
}

/** Parses every entry among some files. No rule over several entries is applied. */
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
