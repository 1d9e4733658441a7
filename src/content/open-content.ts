import type { GlossaryRules } from "../language/glossary";
import type { Diagnostic } from "./diagnostic";
import type { EntryFields } from "./entry-text";
import type { EntryFile } from "./files";
import { createFile, type ProjectFiles } from "./project-files";
import { checkFiles } from "./reading";
import type { WrittenEntry } from "./written-entry";

/** An entry that is not yet written to its file, as from a row of a sheet. */
export interface PlannedEntry extends EntryFile {
  /** The text of the file to write. */
  readonly text: string;
}

/** The results of the content check with planned entries added. */
export interface PlannedReading {
  /** The problems that the planned entries cause in any file, sorted by position. */
  readonly problems: readonly Diagnostic[];
  /** The fields of valid planned entries, by file. */
  readonly values: ReadonlyMap<string, EntryFields>;
}

/** The entries of a project, and a check of planned entries against them. */
export interface OpenContent {
  readonly entries: readonly WrittenEntry[];
  readonly problems: readonly Diagnostic[];
  readonly withPlanned: (planned: readonly PlannedEntry[]) => PlannedReading;
}

/**
 * Opens a project's content to check planned entries against it.
 *
 * @param moment the current minute in India, YYYY-MM-DDTHH:MM
 */
export function openFiles(files: ProjectFiles, misspelled: GlossaryRules["misspelled"], moment: string): OpenContent {
  const check = (changed: ProjectFiles) => checkFiles(changed, misspelled, moment);
  const { written, problems } = check(files);
  const known = new Set(problems.map(nameOf));
  return {
    entries: written,
    problems,
    withPlanned(planned) {
      const texts = new Map(planned.map(({ file, text }) => [file, createFile(text)]));
      const reading = check(new Map([...files, ...texts]));
      return {
        problems: reading.problems.filter((problem) => texts.has(problem.file) || !known.has(nameOf(problem))),
        values: new Map(reading.entries.flatMap(({ file, value }) => (texts.has(file) ? [[file, value]] : []))),
      };
    },
  };
}

function nameOf({ file, line, column, severity, message }: Diagnostic): string {
  return JSON.stringify([file, line, column, severity, message]);
}
