/** The rules of spelling and punctuation. Each has a message for clerks in `src/messages`. */
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
  | "digits-mixed"
  | "joiner"
  | "prohibition"
  | "agreement"
  | "doubled";

/** A breach of a rule: the characters found, their offset in UTF-16 code units, and what to write (`near`). */
export interface SpellingFinding {
  readonly rule: SpellingRule;
  readonly offset: number;
  readonly found: string;
  readonly near: string;
}

/** The gender of a Sanskrit noun: masculine, feminine or neuter. */
export type Gender = "m" | "f" | "n";

/** A Sanskrit noun: its stem in अ, or its nominative in आ, ई or इः. */
export interface Noun {
  readonly stem: string;
  readonly gender: Gender;
}

/** Finds breaches of some rules in prose from `extractProse`. The nouns are those of the glossary. */
export type SpellingCheck = (prose: string, nouns: readonly Noun[]) => readonly SpellingFinding[];

/**
 * Creates a finding for each match of a pattern, without its group `before`. A pattern that begins with a word has that
 * group in place of a lookbehind, which old browsers lack, so that it is not tried at each letter of the word.
 *
 * @param write returns the correct form of a match
 */
export function createFindings(
  rule: SpellingRule,
  prose: string,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string,
): SpellingFinding[] {
  return Array.from(prose.matchAll(pattern), (match) => {
    const { length } = match.groups?.before ?? "";
    match[0] = match[0].slice(length);
    return { rule, offset: match.index + length, found: visible(match[0]), near: visible(write(match)) };
  });
}

function visible(text: string): string {
  return text.replaceAll(hidden, "");
}

/** Replaces each Markdown character that readers do not see. The words around it count as adjacent. */
const hidden = "\u2060";

/** Replaces each character of unknown text or non-prose: a placeholder, URL or code. */
export const unknown = "\uFFFC";

/** Matches the start and end of emphasis and links, which readers do not see. */
export const markup = `[*_[${hidden}]*`;

/** The target of a Markdown link with the bracket before it: `](route:rti)`. */
const linkTarget = /\]\([^()\s]*\)/gu;

/** A placeholder of i18next, inline code, a URL with its scheme, or an e-mail address. */
const notProse =
  /\{\{[^{}]*\}\}|\{\w+\}|`[^`]*`|[a-z][a-z\d+.-]{0,30}:\/\/[^\s<>()]+|[^\s@<>()]{1,64}@[\w-]+(?:\.[\w-]+)+/giu;

/**
 * Hides link targets and blanks placeholders, code and URLs, so that only prose is left at the same offsets. Offsets
 * in NFC can differ from those in unnormalised text.
 */
export function extractProse(text: string): string {
  return text
    .replace(linkTarget, (target) => hidden.repeat(target.length))
    .replace(notProse, (found) => unknown.repeat(found.length));
}

const quotations = /“[^“”]*”|‘[^‘’]*’|"[^"\n]*"|«[^«»]*»|^[ \t]*>.*$|(?:^.*।\s*\n)?^.*॥.*$/gmu;

/** Blanks quotations and verses at the same offsets, because their spelling is the author's. */
export function stripQuotations(text: string): string {
  return text.replace(quotations, (found) => unknown.repeat(found.length));
}
