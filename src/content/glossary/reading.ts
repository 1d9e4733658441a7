import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { AvoidedForm, GlossaryRules } from "../../language/glossary";
import { glossary } from "../../schema/glossary";
import { textOf } from "../bytes";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { readEntry } from "../entry";
import { glossaryFile } from "../folders";
import { message } from "../messages";
import type { WrittenEntry } from "../written-entry";
import { type GlossaryFields, noRules, rulesOf } from "./rules";

/** The glossary as it was read. */
export interface GlossaryReading {
  readonly rules: GlossaryRules;
  /** Its fields; undefined where something is wrong with them. */
  readonly fields: GlossaryFields | undefined;
  /** The file as it was written, for the rules over all entries; undefined where it could not be read. */
  readonly written: WrittenEntry | undefined;
  readonly problems: readonly Diagnostic[];
}

/** Reads and checks the glossary below a project's root. Throws only when the file cannot be read from the disk. */
export function readGlossary(root: string, limit: number): GlossaryReading {
  const place = path.join(root, glossaryFile);
  const failed = (problem: Diagnostic) => ({
    rules: noRules,
    fields: undefined,
    written: undefined,
    problems: [problem],
  });
  if (!existsSync(place)) {
    return failed(fileDiagnostic(glossaryFile, message("file-single-missing", { help: glossary.help })));
  }
  const decoded = textOf(readFileSync(place), limit);
  if ("refused" in decoded) return failed({ ...fileDiagnostic(glossaryFile, decoded.refused), line: decoded.line });
  const { entry, problems } = readEntry({ collection: glossary, file: glossaryFile, name: "glossary" }, decoded.text);
  const parsed = glossary.schema.safeParse(entry.value);
  if (!parsed.success) return { rules: noRules, fields: undefined, written: entry, problems };
  return { rules: rulesOf(parsed.data, readMisspellings()), fields: parsed.data, written: entry, problems };
}

const misspellings = z.record(z.enum(["hi", "sa"]), z.record(z.string(), z.string()));

/** Reads the misspellings of Hindi and Sanskrit that every site is checked for. */
function readMisspellings(): AvoidedForm[] {
  const file = path.join("src", "language", "misspellings.yaml");
  const written = misspellings.parse(parse(readFileSync(file, "utf8")));
  return (["hi", "sa"] as const).flatMap((language) =>
    Object.entries(written[language]).map(([form, write]) => ({ language, form, write, except: [] })),
  );
}
