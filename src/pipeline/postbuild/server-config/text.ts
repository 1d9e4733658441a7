/** The first line of every generated host file. */
export const generated = "# Written by `npm run build` from src/site; the next build overwrites changes.";

/** Quotes a string for nginx and Apache, which both read a doubled backslash and an escaped quote. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
