import type { Diagnostic } from "../content/diagnostic";
import type { EntryFields } from "../content/entry-text";
import { ClerkFault, formatInBothLanguages, onOneLine, texts } from "../content/messages";
import type { Draft, OpenContent } from "../content/open-content";
import type { RowFault } from "./row-fields";
import type { SheetRow } from "./sheet";

/** A row with the results of the content check. */
export interface JudgedRow extends RowDraft {
  /** The fields as the schema parses them; undefined if they are invalid. */
  readonly fields: EntryFields | undefined;
  readonly errors: readonly RowFault[];
  readonly warnings: readonly RowFault[];
}

/**
 * Checks all rows together with the content, as if written. An error that a row causes in another entry is reported at
 * the row. Throws a `ClerkFault` if the row cannot be determined.
 */
export function validateRows(rows: readonly RowDraft[], content: OpenContent): JudgedRow[] {
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []));
  const files = new Set(drafts.map(({ file }) => file));
  const { problems, values } = content.withDrafts(drafts);
  const byFile = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const file = fileToBlame(problem, files);
    if (file === undefined)
      throw new ClerkFault(
        texts("sheet.together", { file: problem.file, reason: formatInBothLanguages(problem.message) }),
      );
    if (file !== "") byFile.set(file, [...(byFile.get(file) ?? []), problem]);
  }
  return rows.map((row): JudgedRow => {
    const file = row.draft?.file ?? "";
    const own = byFile.get(file) ?? [];
    const selectProblems = (severity: Diagnostic["severity"]) =>
      own.filter((problem) => problem.severity === severity).map((problem) => toRowFault(problem, file));
    return {
      ...row,
      fields: values.get(file),
      errors: [...row.faults, ...selectProblems("error")],
      warnings: selectProblems("warning"),
    };
  });
}

/** Returns the file whose row causes a problem; an empty name for a warning in another file; undefined if unknown. */
function fileToBlame({ file, severity, message }: Diagnostic, files: ReadonlySet<string>): string | undefined {
  if (files.has(file)) return file;
  if (severity === "warning") return "";
  return Object.values(message.values).find((value): value is string => typeof value === "string" && files.has(value));
}

function toRowFault(problem: Diagnostic, file: string): RowFault {
  const words = formatInBothLanguages(problem.message);
  if (problem.file !== file) return { words: texts("sheet.in-another-file", { file: problem.file, reason: words }) };
  const { label, path } = problem.field ?? {};
  if (label) return { field: label, words };
  return path === undefined ? { words } : { field: { en: onOneLine(path), hi: onOneLine(path) }, words };
}

/** A row being checked, with a draft of its entry: the row's fields merged with the stored ones. */
export interface RowDraft {
  readonly row: SheetRow;
  readonly faults: readonly RowFault[];
  /** Undefined if the row's entry cannot be determined. */
  readonly draft: Draft | undefined;
}
