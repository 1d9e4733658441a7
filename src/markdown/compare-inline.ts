import type { Token } from "markdown-it";
import { failures, isMeant } from "./constructs";
import { parser } from "./parse";

/** A place where a page does not show a text as typed. */
export interface Difference {
  /** The line in the text, from 1. */
  readonly line: number;
  /**
   * What differs: a sign that the page does not show or changes (`sign`), markup that it shows (`raw`, `struck`), a
   * sentence that it takes for a row, or a part that it leaves out.
   */
  readonly kind: "sign" | "raw" | "struck" | "row" | "cells" | "title" | "words" | "definition" | "rest";
  /** The sign that the page does not show as typed. */
  readonly sign?: string;
  /** The passage as written. */
  readonly found: string;
  /** The passage as it shows what is written; empty if no such form follows from it. */
  readonly near: string;
}

/** Stands for a sign that is no markup or that a page does not show, so that no pattern matches it. */
export const gap = "\u0001";

type Found = Omit<Difference, "line"> & { readonly at: number };

/** Compares the words of a paragraph, heading or cell with what the page shows. Their first line is given, from 1. */
export function compareInline({ content, children, map }: Token, firstLine: number): Difference[] {
  const found: Found[] = [];
  const open: { readonly start: number; readonly end: number }[] = [];
  const shown = Array.from({ length: content.length }, () => gap);
  let at = 0;
  for (const token of children ?? []) {
    const { written, title = "" } = readWritten(token, content, at);
    const start = content.indexOf(written, at);
    if (start === -1) continue;
    const end = start + written.length;
    const skipped = content.slice(at, start).trim();
    // An image is an error of its own.
    if (skipped !== "" && !skipped.startsWith("![")) found.push({ at, kind: "rest", found: skipped, near: "" });
    at = end;
    const after = content.charAt(end).trim();
    if (token.nesting === 1) {
      open.push({ start, end });
    } else if (token.nesting === -1) {
      const begin = open.pop() ?? { start, end: start };
      const [sign, inside] = [content.slice(begin.start, begin.end), content.slice(begin.end, start)];
      const before = content.charAt(begin.start - 1).trim();
      const name = token.type.replace("_close", "");
      if (title !== "") found.push({ at: start, kind: "title", found: title, near: "" });
      if (isMeant(name, { sign, before, inside, after })) continue;
      if (name === "link") found.push({ at: start, kind: "words", found: content.slice(begin.start, end), near: "" });
      else found.push(escapeIn(content, begin.start, sign));
    } else if (written === token.content || token.type.endsWith("break")) {
      for (let index = start; index < end; index += 1) shown[index] = content.charAt(index);
    } else if (token.info === "escape") {
      const before = content.slice(content.lastIndexOf("\n", start - 1) + 1, start);
      if (!isMeant("escape", { sign: "\\", before, inside: token.content, after }))
        found.push(escapeIn(content, start, "\\"));
    }
  }
  return [...found, ...findFailures(shown.join(""), content, map === null)].map(({ at: place, ...difference }) => ({
    ...difference,
    line: firstLine + content.slice(0, place).split("\n").length - 1,
  }));
}

/** Returns a token as written at a place or behind it, and the title of a link, which pages do not show. */
function readWritten(
  { type, markup, content: words }: Token,
  content: string,
  at: number,
): { readonly written: string; readonly title?: string } {
  const isAddress = markup === "autolink";
  switch (type) {
    case "softbreak":
    case "hardbreak":
      return { written: /[ \t]*\\?\n[ \t]*/u.exec(content.slice(at, content.indexOf("\n", at) + 1))?.[0] ?? "\n" };
    case "link_open":
      return { written: isAddress ? "<" : "[" };
    case "link_close":
      return isAddress ? { written: ">" } : readLinkEnd(content, at);
    default:
      return { written: markup || words };
  }
}

/** Reads the end of a link as written: `](address "title")`, or the name of a definition: `][name]`. */
function readLinkEnd(content: string, at: number): { readonly written: string; readonly title?: string } {
  const { parseLinkDestination, parseLinkTitle } = parser.helpers;
  const skip = (from: number) => from + (/^\s*/u.exec(content.slice(from, from + 2))?.[0].length ?? 0);
  const address = parseLinkDestination(content, skip(at + 2), content.length);
  if (content.charAt(at + 1) === "(" && (address.ok || content.charAt(at + 2) === ")")) {
    const behind = skip(address.pos);
    const title = parseLinkTitle(content, behind, content.length);
    const end = skip(title.ok ? title.pos : behind);
    if (content.charAt(end) === ")") return { written: content.slice(at, end + 1), title: title.ok ? title.str : "" };
  }
  return { written: /^\](?:\[[^\]]*\])?/u.exec(content.slice(at))?.[0] ?? "]" };
}

/** Returns the difference for signs that vanish: the word around them, and the same word with them escaped. */
function escapeIn(content: string, at: number, sign: string): Found {
  let from = at;
  while (from > 0 && content.charAt(from - 1).trim() !== "") from -= 1;
  const found = /^\S*/u.exec(content.slice(from))?.[0] ?? sign;
  const near = `${found.slice(0, at - from)}${sign.replace(/./gu, "\\$&")}${found.slice(at - from + sign.length)}`;
  return { at, kind: "sign", sign, found, near };
}

/** Finds markup that was meant and does not work, in a text as the page shows it. */
function findFailures(shown: string, content: string, isCell: boolean): Found[] {
  // A cell has no lines of its own.
  const possible = failures.filter(({ pattern }) => !(isCell && pattern.multiline));
  return possible.flatMap(({ pattern, kind, repair }) =>
    Array.from(shown.matchAll(pattern), ({ 0: match, groups, index }): Found => {
      const at = index + match.length - (groups?.found ?? match).length;
      const [found = ""] = content.slice(at, index + match.length).split("\n");
      return { at, kind, found, near: repair(found) };
    }),
  );
}
