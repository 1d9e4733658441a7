import { nameFoundKind, toMessage } from "../../messages";
import { isGroup } from "../../site/merge";
import { formatPath } from "../fields";
import type { Finding, Path, SourcePositions } from "../position";
import { readYaml } from "../yaml";

/** An interface message: its path and its text. */
export interface InterfaceMessage {
  readonly path: Path;
  readonly text: string;
}

/** A parsed file of interface messages. */
export interface MessagesReading {
  readonly words: readonly InterfaceMessage[];
  /** The names of the messages that are the product's, as in the file below. */
  readonly belowNames: ReadonlySet<string>;
  readonly places: SourcePositions;
  readonly faults: readonly Finding[];
}

/**
 * Parses a JSON file of nested messages with their positions. Never throws: errors are returned as faults.
 *
 * @param below the product's file, whose messages are added to those of the file
 */
export function parseMessages(text: string, below?: string): MessagesReading {
  const own = parseFile(text);
  const nameOf = ({ path }: InterfaceMessage) => formatPath(path);
  const ofProduct = (words: readonly InterfaceMessage[]) => new Set(words.map(nameOf));
  if (below === text) return { ...own, belowNames: ofProduct(own.words) };
  const names = new Set(own.words.map(nameOf));
  const others = below === undefined ? [] : parseFile(below).words.filter((word) => !names.has(nameOf(word)));
  return { ...own, words: [...own.words, ...others], belowNames: ofProduct(others) };
}

function parseFile(text: string): Omit<MessagesReading, "belowNames"> {
  // JSON is also YAML, apart from tabs between its parts, and the YAML parser reports positions.
  const { value, readable, places, faults } = readYaml(text.replaceAll("\t", " "));
  const broken = jsonFault(text);
  if (broken) {
    const offset = broken.offset ?? faults[0]?.offset ?? 0;
    return { words: [], places, faults: [{ offset, message: toMessage("words-json"), path: [] }] };
  }
  if (!readable) return { words: [], places, faults };
  const { words, wrong } = flatten(value, []);
  return { words, places, faults: [...faults.map(asWordsFault), ...wrong] };
}

/** Returns the offset of a JSON syntax error, as far as the engine reports it; undefined for valid JSON. */
function jsonFault(text: string): { readonly offset: number | undefined } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const words = String(error);
    const position = /position (\d+)/u.exec(words)?.[1];
    if (position !== undefined) return { offset: Number(position) };
    return { offset: words.includes("end of JSON") ? text.trimEnd().length : undefined };
  }
}

function flatten(value: unknown, path: Path): { words: InterfaceMessage[]; wrong: Finding[] } {
  if (typeof value === "string") return { words: [{ path, text: value }], wrong: [] };
  if (!isGroup(value))
    return { words: [], wrong: [{ path, message: toMessage("words-form", { found: nameFoundKind(value) }) }] };
  const parts = Object.entries(value).map(([name, inner]) => flatten(inner, [...path, name]));
  return { words: parts.flatMap(({ words }) => words), wrong: parts.flatMap(({ wrong }) => wrong) };
}

/** Converts the fault for a duplicate name, which JSON permits, to the message for interface messages. */
function asWordsFault(fault: Finding): Finding {
  const { key, values } = fault.message;
  if (key !== "yaml-twice") return fault;
  return { ...fault, message: toMessage("words-twice", { name: values.name ?? "" }) };
}
