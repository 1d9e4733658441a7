/** The first line of every file written for a host. */
export const generated =
  "# Written by `npm run build` from src/site; what is changed here is lost with the next build.";

/** A string in the quotes of nginx and Apache, both of which read a doubled backslash and an escaped quote. */
export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
