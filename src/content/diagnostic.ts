import type { ClerkMessage, ClerkTexts } from "../messages";

/** A position in a file: line and column count from 1, columns in UTF-16 units as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The start of a file: the position of problems with the file as a whole. */
const fileStart: Position = { line: 1, column: 1 };

/** The severity of a problem: an error blocks publication, a warning does not. */
export type Severity = "error" | "warning";

/** The field that a problem is about. */
export interface FieldName {
  /** The field's path as clerks read it: `title.hi`, or `members[2].seat` for the second list item. */
  readonly path: string;
  /** The field's label in the form; undefined if the schema has no such field. */
  readonly label?: ClerkTexts;
}

/** A problem at a position in a file. Reports format its message in a language. */
export interface Diagnostic extends Position {
  /** The path from the project's root, with `/` on every system. */
  readonly file: string;
  readonly field: FieldName | undefined;
  readonly severity: Severity;
  readonly message: ClerkMessage;
  /** Details that only those who write the file need. Only reports on files show them. */
  readonly detail?: ClerkTexts | undefined;
}

/** Creates a problem with a whole file, at its first line. */
export function createFileDiagnostic(file: string, message: ClerkMessage, severity: Severity = "error"): Diagnostic {
  return { file, ...fileStart, field: undefined, severity, message };
}

/** Compares problems by file, then by position; at one position, errors sort before warnings. */
export function compareByPosition(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column || one.severity.localeCompare(other.severity);
}

/** Sorts problems by position and removes duplicates: one value can break two bounds with the same message. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set<string>();
  return problems.toSorted(compareByPosition).filter(({ file, line, column, field, message }) => {
    const name = JSON.stringify([file, line, column, field?.path, message]);
    return reported.size < reported.add(name).size;
  });
}
