import { nameFoundKind, toMessage } from "../../messages";
import { isGroup } from "../fields";
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
  readonly places: SourcePositions;
  readonly faults: readonly Finding[];
}

/** Parses a JSON file of nested messages with their positions. Never throws: errors are returned as faults. */
export function parseMessages(text: string): MessagesReading {
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
