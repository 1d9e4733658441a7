/**
 * The characters that make a spreadsheet program run a cell as a formula when it opens a CSV file. These are =, +, -
 * and @, the same in full width, a tab and line breaks (OWASP, "CSV Injection"). An apostrophe in front takes that
 * away.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A text as it may stand in a CSV file: what would start a formula gets an apostrophe. Undone by `withoutGuard`. */
export function withGuard(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/**
 * A text as it stands in a cell that is marked as text, in which no formula can run: only what would be taken for
 * guarded gets one apostrophe more.
 */
export function withoutConfusion(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** The text that was meant by what stands in a sheet's cell. */
export function withoutGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
