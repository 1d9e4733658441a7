/** The rules of spelling and punctuation; each has its own message for clerks in `src/content/messages`. */
export type SpellingRule =
  | "sanskrit-nukta"
  | "sanskrit-nasal"
  | "hindi-nasal"
  | "final-m"
  | "final-anusvara"
  | "final-t"
  | "visarga-cha"
  | "colon"
  | "colon-visarga"
  | "danda-space"
  | "danda-sign"
  | "spaces"
  | "digits"
  | "prohibition";

/** A breach of a rule: the characters that break it, at an offset in UTF-16 code units, and what to write. */
export interface SpellingFinding {
  readonly rule: SpellingRule;
  readonly offset: number;
  readonly found: string;
  readonly near: string;
}

/** Finds the breaches of some rules in the prose of a text, as `extractProse` gives it. */
export type SpellingCheck = (prose: string) => readonly SpellingFinding[];

/** Makes a finding of each match of a pattern: the found characters, and what `write` puts in their place. */
export function findMatches(
  rule: SpellingRule,
  prose: string,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string,
): SpellingFinding[] {
  return Array.from(prose.matchAll(pattern), (match) => ({
    rule,
    offset: match.index,
    found: visible(match[0]),
    near: visible(write(match)),
  }));
}

function visible(text: string): string {
  return text.replaceAll(hidden, "");
}

/** Stands for each character of Markdown that a reader does not see; words meet across it. */
const hidden = "\u2060";

/** Stands for each character whose text is not known or not prose: a placeholder, an address, code. */
export const unknown = "\uFFFC";

/** Opens and closes emphasis and links; a reader does not see it. */
export const markup = `[*_[${hidden}]*`;

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
