/** CSV files (RFC 4180) of lists and sheets, and the guard of texts that a spreadsheet program would run. */

/**
 * The characters that make spreadsheet programs run a CSV cell as a formula (OWASP, "CSV Injection"). These are =, +, -
 * and @, their full-width forms, tabs and line breaks, also after blanks. An apostrophe in front prevents it.
 */
const startsFormula = /^'*\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

const guarded = /^'+\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Without it Excel assumes the system's legacy encoding. */
const byteOrderMark = "\uFEFF";

/** Prepends an apostrophe to texts that would start a formula in a CSV file. `stripFormulaGuard` undoes it. */
export function guardFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/**
 * Prepends an apostrophe to texts that already look guarded. Use it for cells marked as text, where formulas cannot
 * run.
 */
export function escapeGuard(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** Removes the guard from a cell's content. */
export function stripFormulaGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/**
 * Formats rows as CSV for spreadsheets: with a byte order mark, CR LF, and a guard before texts that would run as a
 * formula.
 */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("")}`;
}

function formatCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = guardFormula(value);
  // Quotes a line feed alone, because most readers would take it for the end of a row.
  return /[",\r\n']/u.test(text) ? `"${text.replace(/"/gu, '""')}"` : text;
}
