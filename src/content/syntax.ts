import type { YAMLError } from "yaml";
import { type ClerkMessage, message } from "./messages";

/** A fault found by the YAML parser, with its message for clerks. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: ClerkMessage;
}

/** Converts a syntax error to a message for clerks, at the position of its cause. */
export function describeSyntaxFault(error: YAMLError, text: string, all: readonly YAMLError[]): SyntaxFault {
  const [offset] = error.pos;
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset + 1);
  const goesOn = all.some(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === offset);
  return { offset: opening(error, text) ?? offset, message: syntaxMessage(error, line, goesOn) };
}

/** Checks whether the text after a syntax error can still be parsed. */
export function isLocal({ code }: YAMLError): boolean {
  return code === "BLOCK_AS_IMPLICIT_KEY" || code === "BAD_SCALAR_START" || code === "BAD_DQ_ESCAPE";
}

/** Returns the offset of the unclosed quotation mark or bracket. The parser reports the error far below it. */
function opening({ message: words, pos: [offset] }: YAMLError, text: string): number | undefined {
  const mark =
    /^Missing closing (["'])quote$/u.exec(words)?.[1] ?? opened.get(/end with a ([\]}])$/u.exec(words)?.[1] ?? "");
  const found = mark ? text.lastIndexOf(mark, offset - 1) : -1;
  return found === -1 ? undefined : found;
}

const opened: ReadonlyMap<string, string> = new Map([
  ["]", "["],
  ["}", "{"],
]);

/**
 * Returns the message for an error code. A code with several causes also needs the parser's message, the line, or the
 * next error.
 */
function syntaxMessage({ code, message: words }: YAMLError, line: string, goesOn: boolean): ClerkMessage {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return message(goesOn ? "yaml-indented-more" : "yaml-colon");
    case "MULTILINE_IMPLICIT_KEY":
      return message("yaml-no-colon");
    case "BLOCK_IN_FLOW":
      return message("yaml-bracket");
    case "BAD_INDENT":
      return message(words.startsWith("Flow") ? "yaml-bracket" : "yaml-indent");
    case "BAD_SCALAR_START":
      return message("yaml-first-character", { found: words.at(-1) ?? "" });
    case "BAD_DQ_ESCAPE":
      return message("yaml-backslash");
    case "TAB_AS_INDENT":
      return message("yaml-tab");
    case "TAG_RESOLVE_FAILED":
    case "MULTIPLE_TAGS":
      return message("yaml-tag");
    case "ALIAS_PROPS":
    case "BAD_ALIAS":
      return message("yaml-alias");
    case "MULTIPLE_ANCHORS":
      return message("yaml-anchor");
    case "MISSING_CHAR":
      return missingCharacter(words);
    case "UNEXPECTED_TOKEN":
      return unexpected(words, line);
    default:
      return message("yaml-unreadable");
  }
}

function missingCharacter(words: string): ClerkMessage {
  if (words.includes("quote")) return message("yaml-quote-open");
  if (words.includes("map values")) return message("yaml-no-colon");
  return message(words.startsWith("Comments") ? "yaml-after-quote" : "yaml-bracket");
}

function unexpected(words: string, line: string): ClerkMessage {
  if (words.includes("block-seq-ind")) return message("yaml-dash");
  if (words.includes("scalar at node end") && /["']/u.test(line)) return message("yaml-after-quote");
  if (words.includes("flow-")) return message("yaml-bracket");
  const folded = /^Block scalar header includes extra characters: ([|>])/u.exec(words)?.[1];
  return folded ? message("yaml-first-character", { found: folded }) : message("yaml-indent");
}
