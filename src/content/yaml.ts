import { Composer, CST, type Document, LineCounter, Parser, type YAMLError } from "yaml";
import { type ClerkMessage, type ClerkMessageKey, toMessage } from "../messages";
import { mostReported } from "./limits";
import { toPlainValue, type Unquoted } from "./nodes";
import { type Finding, SourcePositions } from "./position";

/** A parsed YAML text. If `readable` is false, its value must not be used. */
export interface YamlReading {
  readonly value: unknown;
  readonly readable: boolean;
  readonly places: SourcePositions;
  readonly faults: readonly Finding[];
  readonly unquoted: readonly Unquoted[];
}

/**
 * Parses a text as one YAML 1.2 document of plain values. It uses the core schema, which reads unquoted dates as text,
 * and refuses aliases, anchors, tags and directives. Never throws: errors are returned as faults.
 */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const places = new SourcePositions(lines);
  const tabs = tabFaults(text);
  // Replace each tab by a space, so that positions stay correct and other faults can still be found.
  const composed = compose(tabs.length > 0 ? text.replaceAll("\t", " ") : text, lines);
  const faults = [...tabs];
  if (text.startsWith("%")) faults.push({ offset: 0, message: toMessage("yaml-directive"), path: [] });
  const unquoted: Unquoted[] = [];
  const syntax = "document" in composed ? syntaxFaults(text, composed.document.errors, places) : [composed.refused];
  if (syntax.length > 0 || !("document" in composed)) {
    // Tabs cause further syntax errors, so report only the tabs.
    const reported = tabs.length > 0 ? faults : [...faults, ...syntax];
    return { value: undefined, readable: false, places, faults: reported, unquoted };
  }
  const { contents } = composed.document;
  places.note([], { key: undefined, value: contents?.range?.[0] });
  const value = toPlainValue(contents, [], { text, places, faults, unquoted });
  return { value, readable: true, places, faults, unquoted };
}

/** Returns a fault for the first tab of each line. */
function tabFaults(text: string): Finding[] {
  const faults: Finding[] = [];
  for (const { index, 0: start } of text.matchAll(/^[^\t\n\r\u2028\u2029]*\t/gmu)) {
    faults.push({ offset: index + start.length - 1, message: toMessage("yaml-tab"), path: [] });
    if (faults.length === mostReported) break;
  }
  return faults;
}

/**
 * Converts syntax errors to faults, up to the first that makes the rest unreadable. Later errors would only be its
 * consequences.
 */
function syntaxFaults(text: string, errors: readonly YAMLError[], places: SourcePositions): Finding[] {
  const lines = new Set<number>();
  const faults: Finding[] = [];
  for (const error of errors) {
    const { line } = places.at(error.pos[0]);
    if (lines.has(line)) continue;
    lines.add(line);
    faults.push(describeSyntaxFault(error, text, errors));
    if (!isLocal(error) || faults.length === mostReported) break;
  }
  return faults;
}

/** A parsed YAML document, or why a text was refused. */
type Composition = { readonly document: Document.Parsed } | { readonly refused: Finding };

/** The maximum nesting depth of groups. Deeper texts are refused. */
const deepest = 32;

/**
 * Parses a text as one YAML document and records its line positions. Checks the nesting depth first: the
 * library composes nodes recursively, so deep nesting would overflow the stack.
 */
function compose(text: string, lines: LineCounter): Composition {
  const tokens = Array.from(new Parser(lines.addNewLine).parse(text));
  const second = tokens.filter(({ type }) => type === "document")[1];
  if (second) return { refused: { offset: second.offset, message: toMessage("yaml-two-parts"), path: [] } };
  const deep = tooDeep(tokens);
  if (deep) return { refused: { offset: deep.offset, message: toMessage("yaml-deep"), path: [] } };
  const composer = new Composer({
    schema: "core",
    keepSourceTokens: false,
    prettyErrors: false,
    // Our walk over the nodes finds duplicate names in linear time; the library's check is quadratic.
    uniqueKeys: false,
  });
  const [document] = composer.compose(tokens, true, text.length);
  if (!document) throw new Error("The YAML library returned no document for a text.");
  return { document };
}

/** Returns the first group nested beyond the maximum depth. */
function tooDeep(tokens: readonly CST.Token[]): CST.Token | undefined {
  let level = tokens.flatMap((token) => (token.type === "document" && token.value ? [token.value] : []));
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((token) => (CST.isCollection(token) ? token.items.flatMap(inside) : []));
    if (level.length === 0) return undefined;
  }
  return level[0];
}

function inside({ key, value }: CST.CollectionItem): CST.Token[] {
  return [key, value].filter((token) => token !== undefined && token !== null);
}

/** Converts a syntax error to a message for clerks, at the position of its cause. */
function describeSyntaxFault(error: YAMLError, text: string, all: readonly YAMLError[]): Finding {
  const [offset] = error.pos;
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset + 1);
  const goesOn = all.some(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === offset);
  return { path: [], offset: opening(error, text) ?? offset, message: syntaxMessage(error, line, goesOn) };
}

/** Checks whether the text after a syntax error can still be parsed. */
function isLocal({ code }: YAMLError): boolean {
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

/** The messages of error codes with one cause. */
const messageKeys: Readonly<Partial<Record<YAMLError["code"], ClerkMessageKey>>> = {
  MULTILINE_IMPLICIT_KEY: "yaml-no-colon",
  BLOCK_IN_FLOW: "yaml-bracket",
  BAD_DQ_ESCAPE: "yaml-backslash",
  TAB_AS_INDENT: "yaml-tab",
  TAG_RESOLVE_FAILED: "yaml-tag",
  MULTIPLE_TAGS: "yaml-tag",
  ALIAS_PROPS: "yaml-alias",
  BAD_ALIAS: "yaml-alias",
  MULTIPLE_ANCHORS: "yaml-anchor",
};

/**
 * Returns the message for an error. A code with several causes also needs the parser's message, the line, or the next
 * error.
 */
function syntaxMessage({ code, message: words }: YAMLError, line: string, goesOn: boolean): ClerkMessage {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return toMessage(goesOn ? "yaml-indented-more" : "yaml-colon");
    case "BAD_INDENT":
      return toMessage(words.startsWith("Flow") ? "yaml-bracket" : "yaml-indent");
    case "BAD_SCALAR_START":
      return toMessage("yaml-first-character", { found: words.at(-1) ?? "" });
    case "MISSING_CHAR":
      return missingCharacter(words);
    case "UNEXPECTED_TOKEN":
      return unexpected(words, line);
    default:
      return toMessage(messageKeys[code] ?? "yaml-unreadable");
  }
}

function missingCharacter(words: string): ClerkMessage {
  if (words.includes("quote")) return toMessage("yaml-quote-open");
  if (words.includes("map values")) return toMessage("yaml-no-colon");
  return toMessage(words.startsWith("Comments") ? "yaml-after-quote" : "yaml-bracket");
}

function unexpected(words: string, line: string): ClerkMessage {
  if (words.includes("block-seq-ind")) return toMessage("yaml-dash");
  if (words.includes("scalar at node end") && /["']/u.test(line)) return toMessage("yaml-after-quote");
  if (words.includes("flow-")) return toMessage("yaml-bracket");
  const folded = /^Block scalar header includes extra characters: ([|>])/u.exec(words)?.[1];
  return folded ? toMessage("yaml-first-character", { found: folded }) : toMessage("yaml-indent");
}
