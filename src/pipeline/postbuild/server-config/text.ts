import { readFileSync } from "node:fs";
import path from "node:path";
import { documentRedirect, withdrawnMarks, withdrawnPages } from "../../../site/documents";
import { redirectStatus } from "../../../site/http";
import { methods } from "../../../site/requests";

/** The first line of every generated host file. */
export const generated = "# Written by `npm run build` from src/site; the next build overwrites changes.";

/** The values that templates of several hosts contain. */
const common = {
  generated,
  methods: methods.join("|"),
  documentStatus: documentRedirect.status,
  pageStatus: redirectStatus,
  withdrawnMarks,
  withdrawnPages,
} as const;

/**
 * Returns a template of this folder with its gaps, such as `{{types}}`, filled.
 *
 * @throws for a gap without a value
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const known = new Map<string, string | number>(Object.entries({ ...common, ...values }));
  const template = readFileSync(path.join("src", "pipeline", "postbuild", "server-config", file), "utf8");
  return template.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => {
    const value = known.get(name);
    if (value === undefined) throw new Error(`${file} has the gap ${gap}, for which there is no value.`);
    return String(value);
  });
}

/** Quotes a string for nginx and Apache, which both read a doubled backslash and an escaped quote. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
