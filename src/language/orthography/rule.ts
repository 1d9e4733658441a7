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
export const hidden = "\u2060";

/** Stands for each character whose text is not known or not prose: a placeholder, an address, code. */
export const unknown = "\uFFFC";

/** Opens and closes emphasis and links; a reader does not see it. */
export const markup = `[*_[${hidden}]*`;
