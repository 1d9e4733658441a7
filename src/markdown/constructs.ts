/** A use of a construct in a text, as written. */
export interface Use {
  /** The signs that the page does not show: `**`, `-`, `5.`. */
  readonly sign: string;
  /** The character before and after the signs and what is between them; empty at the ends of a line. */
  readonly before: string;
  readonly after: string;
  /** What the signs are about, as written: the words of a link, the beginning of a list's item. */
  readonly inside: string;
  /** The number of items of the list, or of lines of the quotation. */
  readonly count: number;
  /** What the page shows in place of the signs: the number of an item. */
  readonly shown: string;
}

const word = /[\p{L}\p{M}\p{N}]/u;
const letter = /\p{L}/u;
const beginsWithNumber = /^[\p{N}\p{Sc}]/u;
const beginsWithBullet = /^[-*+](?:\s|$)/u;

/** The signs that Markdown takes as its own anywhere. */
const inlineSigns = "\\*_[]|<>&`~!";

/**
 * Says of a construct, by the name of its token, whether a writer plainly meant it. The guide for clerks
 * (docs/clerks.md) teaches these forms; signs of any other token are reported. A new construct is a row here and in
 * the guide.
 */
const constructs: Readonly<Partial<Record<string, (use: Use) => boolean>>> = {
  heading: ({ inside }) => inside !== "",
  bullet: ({ sign, inside, count }) =>
    inside !== "" && !beginsWithBullet.test(inside) && (count > 1 || (sign !== "+" && !beginsWithNumber.test(inside))),
  number: ({ sign, shown }) => sign === shown,
  quotation: ({ inside, count }) => inside !== "" && (count > 1 || !beginsWithNumber.test(inside)),
  rule: ({ sign }) => /^-[-\s]+$/u.test(sign),
  strong: isEmphasis,
  em: isEmphasis,
  link: ({ inside }) => inside.trim() !== "",
  escape: ({ before, inside, after }) =>
    (inlineSigns.includes(inside) && (inside !== "\\" || /^[!-/:-@[-`{-~]?$/u.test(after))) ||
    /^\s*(?:[-#>+=]|\d+[.)])$/u.test(before + inside) ||
    // The form writes a typed address so.
    /(?:https?|mailto):$/iu.test(before + inside),
};

/** Checks whether a writer clearly intended a construct as markup. Unset conditions do not apply. */
export function isMeant(name: string, use: Pick<Use, "sign"> & Partial<Use>): boolean {
  return constructs[name]?.({ before: "", after: "", inside: "", count: 1, shown: "", ...use }) ?? false;
}

/** Checks that signs of emphasis are around words, not inside one, and not around signs or single numbers. */
function isEmphasis({ sign, before, inside, after }: Use): boolean {
  const [first = "", last = ""] = [inside.charAt(0), inside.charAt(inside.length - 1)];
  const opening = sign === "**" ? /^[\p{Ps}\p{Pi}\p{Pd}\p{Po}_]?$/u : /^[\p{Ps}\p{Pi}\p{Pd}"'/*]?$/u;
  if (!opening.test(before) || !/^[\p{Pe}\p{Pf}\p{Pd}\p{Po}]?$/u.test(after)) return false;
  if (/[\p{Pe}\p{Pf}_]/u.test(first) || /[\p{Ps}\p{Pi}_]/u.test(last)) return false;
  const isQuoted = before !== "" && before === first && !word.test(first) && first !== "*";
  return !isQuoted && (sign === "**" || letter.test(inside));
}

/** A form of a construct that does not work: the page shows its signs. */
export interface Failure {
  /** Its group `found`, or all that it matches. */
  readonly pattern: RegExp;
  readonly kind: "raw" | "struck";
  /** Returns the form that works. */
  readonly repair: (found: string) => string;
}

/** Writes emphasis around words alone, with spaces outside: `**Date:** 30`. */
function toEmphasis(found: string): string {
  const [, sign = "", words = "", behind = ""] = /^(\*+)([^*]+)\*+(.*)$/u.exec(found) ?? [];
  return `${sign}${words.trim()}${sign} ${behind}`.trim();
}

/** Patterns of markup that writers clearly intended but that does not work, in a text as the page shows it. */
export const failures: readonly Failure[] = [
  {
    pattern: /(?:^|[^\p{L}\p{M}\p{N}*])(?<found>\*\*(?=[^\s*])[^*\n]+\*\*(?!\*)\S*)/gu,
    kind: "raw",
    repair: toEmphasis,
  },
  {
    pattern: /(?:^|[^\p{L}\p{M}\p{N}*])(?<found>\*(?=[^\s*])[^*\n]*[^\s*]\*(?!\*)\S*)/gu,
    kind: "raw",
    repair: toEmphasis,
  },
  {
    pattern: /\[[^[\]\n]+\]\s?\(\s*(?:https?:|mailto:|tel:|route:|www\.|\/)[^)\n]*\)/giu,
    kind: "raw",
    repair: (found) =>
      found.replace(/\]\s?\(\s*(.*?)\s*\)$/u, (_, address: string) => `](${address.replace(/\s+/gu, "%20")})`),
  },
  {
    pattern: /^\|[^|\n]+\|[^|\n]+\|[^\n]*(?:\n\|[^\n]*)*$/gmu,
    kind: "raw",
    repair: (found) => `${found} ↵ |${" --- |".repeat(found.split("|").length - 2)}`,
  },
  { pattern: /^#{2,3}\p{L}[^\n]*/gmu, kind: "raw", repair: (found) => found.replace(/^#+/u, "$& ") },
  { pattern: /~~[^~\n]+~~/gu, kind: "struck", repair: () => "" },
];
