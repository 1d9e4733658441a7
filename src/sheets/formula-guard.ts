/**
 * The characters that make a spreadsheet program run a cell as a formula when it opens a CSV file. These are =, +, -
 * and @, the same in full width, a tab and line breaks (OWASP, "CSV Injection"). An apostrophe in front takes that
 * away.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Returns a text for a CSV file: one that would start a formula gets an apostrophe. Undone by `stripFormulaGuard`. */
export function withGuard(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/**
 * Returns a text for a cell that is marked as text, where no formula can run: only a text that looks guarded gets one
 * apostrophe more.
 */
export function withoutConfusion(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** Returns the text that the content of a sheet's cell means. */
export function stripFormulaGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
