import { hidden, unknown } from "./rule";

/** The target of a Markdown link, with the bracket before it: `](route:rti)`. */
const linkTarget = /\]\([^()\s]*\)/gu;

/** A placeholder of i18next, inline code, an address with its scheme, an e-mail address. */
const notProse = /\{\{[^}]*\}\}|\{\w+\}|`[^`]*`|[a-z][a-z\d+.-]*:\/\/[^\s<>()]+|[^\s@<>()]+@[\w-]+(?:\.[\w-]+)+/giu;

/**
 * Leaves of a text what is prose, at the same offsets: link targets are hidden, and what has no known spelling
 * (placeholders, code, addresses) is blanked. In NFC an offset can differ from that of an unnormalised text.
 */
export function extractProse(text: string): string {
  return text
    .replace(linkTarget, (target) => hidden.repeat(target.length))
    .replace(notProse, (found) => unknown.repeat(found.length));
}

const quotations = /“[^”]*”|‘[^’]*’|"[^"\n]*"|«[^»]*»|^\s*>.*$|(?:^.*।\s*\n)?^.*॥.*$/gmu;

/** Blanks the quotations and verses of a text, whose spelling is their author's, at the same offsets. */
export function withoutQuotations(text: string): string {
  return text.replace(quotations, (found) => unknown.repeat(found.length));
}
