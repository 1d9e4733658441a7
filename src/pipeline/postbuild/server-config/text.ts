import { documentRedirect, withdrawnMarks } from "../../../site/documents";
import { redirectStatus } from "../../../site/http";
import { methods } from "../../../site/requests";
import { fillTemplate } from "../../fill-template";

/** The first line of every generated host file. */
export const generated = "# Written by `npm run build` from src/site; the next build overwrites changes.";

/** Returns a template of this folder with its gaps filled. */
export function fillRules(file: string, values: Readonly<Record<string, string>>): string {
  return fillTemplate(`src/pipeline/postbuild/server-config/${file}`, {
    ...{ generated, withdrawnMarks },
    methods: methods.join("|"),
    documentStatus: documentRedirect.status,
    pageStatus: redirectStatus,
    ...values,
  });
}

/** Quotes a string for nginx and Apache, which both read a doubled backslash and an escaped quote. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
