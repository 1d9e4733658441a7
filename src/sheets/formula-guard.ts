/**
 * The characters that make spreadsheet programs run a CSV cell as a formula (OWASP, "CSV Injection"). These are =, +, -
 * and @, their full-width forms, tabs and line breaks. An apostrophe in front prevents it.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Prepends an apostrophe to texts that would start a formula in a CSV file. `stripFormulaGuard` undoes it. */
export function withGuard(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** Prepends an apostrophe to texts that already look guarded. For cells marked as text, where formulas cannot run. */
export function escapeGuard(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** Removes the guard from a cell's content. */
export function stripFormulaGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
