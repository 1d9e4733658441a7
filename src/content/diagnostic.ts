import type { ClerkMessage, ClerkTexts } from "./messages";

/** A place in a file, both counted from 1, the column in UTF-16 units as editors count it. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The first place of a file, where a problem of the whole file is told. */
const fileStart: Position = { line: 1, column: 1 };

/** An error stops the publication; a warning does not. */
export type Severity = "error" | "warning";

/** The field a problem is about; of a whole file it is undefined. */
export interface FieldName {
  /** Its path as a clerk reads it: `title.hi`, or `members[2].seat` for the second of a list. */
  readonly path: string;
  /** The same in the words of the form; undefined where the schema has no such field. */
  readonly label?: ClerkTexts;
}

/** One thing that is wrong, at its place, worded only when it is reported. */
export interface Diagnostic extends Position {
  /** The path from the project's root, with `/` on every system. */
  readonly file: string;
  readonly field: FieldName | undefined;
  readonly severity: Severity;
  readonly message: ClerkMessage;
}

/** A problem of a whole file, told at its first line. */
export function fileDiagnostic(file: string, message: ClerkMessage, severity: Severity = "error"): Diagnostic {
  return { file, ...fileStart, field: undefined, severity, message };
}

/** Orders problems by file, then by place; within one place errors come first. */
export function byPosition(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column || one.severity.localeCompare(other.severity);
}

/** Sorts problems by place and omits repeated ones: a value can break two bounds that mean the same to a clerk. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set<string>();
  return problems.toSorted(byPosition).filter(({ file, line, column, message }) => {
    const name = JSON.stringify([file, line, column, message]);
    return reported.size < reported.add(name).size;
  });
}
