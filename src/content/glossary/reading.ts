import type { GlossaryRules } from "../../language/glossary";
import { glossary } from "../../schema/glossary";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { readEntryBytes } from "../entry";
import { glossaryFile } from "../folders";
import { message } from "../messages";
import type { ProjectFiles } from "../project-files";
import type { WrittenEntry } from "../written-entry";
import { createRules, type GlossaryFields, noRules } from "./rules";

/** The glossary with the problems found in it. */
export interface GlossaryReading {
  readonly rules: GlossaryRules;
  /** The glossary's fields; undefined if they are invalid. */
  readonly fields: GlossaryFields | undefined;
  /** The file as written, for rules over all entries; undefined if it could not be read. */
  readonly written: WrittenEntry | undefined;
  readonly problems: readonly Diagnostic[];
}

/** Reads and checks the glossary. */
export function readGlossary(
  files: ProjectFiles,
  limit: number,
  misspelled: GlossaryRules["misspelled"] = [],
): GlossaryReading {
  const file = files.get(glossaryFile);
  if (!file) {
    const problems = [fileDiagnostic(glossaryFile, message("file-single-missing", { help: glossary.help }))];
    return { rules: noRules, fields: undefined, written: undefined, problems };
  }
  const place = { collection: glossary, file: glossaryFile, name: "glossary" };
  const { entry, problems } = readEntryBytes(place, file.read(), limit);
  const { data: fields } = glossary.schema.safeParse(entry.value);
  const rules = fields ? createRules(fields, misspelled) : noRules;
  return { rules, fields, written: entry.text === "" ? undefined : entry, problems };
}
