import { LineCounter } from "yaml";
import { compose } from "../compose";
import { isGroup } from "../fields";
import { type ClerkMessage, kindFound, message } from "../messages";
import { type Fault, plainValue } from "../nodes";
import { type Path, SourcePositions } from "../position";

/** One word or sentence of the interface: its name's steps and its text. */
export interface InterfaceMessage {
  readonly path: Path;
  readonly text: string;
}

/** A file of interface words as it was read. */
export interface WordsReading {
  readonly words: readonly InterfaceMessage[];
  readonly places: SourcePositions;
  readonly faults: readonly Fault[];
}

/** Reads a JSON file of nested words, with the place of each. Never throws; what is wrong is told as faults. */
export function readWords(text: string): WordsReading {
  const lines = new LineCounter();
  const places = new SourcePositions(lines);
  // JSON is read as the YAML it also is, since that reader tells where everything stands.
  const composed = compose(text, lines, "json");
  const broken = jsonFault(text);
  if (broken) {
    const offset =
      broken.offset ?? ("document" in composed ? composed.document.errors[0]?.pos[0] : composed.offset) ?? 0;
    return { words: [], places, faults: [{ offset, message: message("words-json"), path: [] }] };
  }
  if (!("document" in composed)) {
    return { words: [], places, faults: [{ offset: composed.offset, message: composed.refused, path: [] }] };
  }
  const faults: Fault[] = [];
  const { contents } = composed.document;
  places.note([], { key: undefined, value: contents?.range?.[0] });
  const value = plainValue(contents, [], { text, places, faults, unquoted: [] });
  const { words, wrong } = flatten(value, []);
  for (const { path, message: about } of wrong)
    faults.push({ offset: places.offsetOfValue(path), message: about, path });
  return { words, places, faults: faults.map(asWordsFault) };
}

/** Why a text is not JSON, and where, as far as the JavaScript engine says so; undefined when it is JSON. */
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

function flatten(
  value: unknown,
  path: Path,
): { words: InterfaceMessage[]; wrong: { path: Path; message: ClerkMessage }[] } {
  if (typeof value === "string") return { words: [{ path, text: value }], wrong: [] };
  if (!isGroup(value))
    return { words: [], wrong: [{ path, message: message("words-form", { found: kindFound(value) }) }] };
  const parts = Object.entries(value).map(([name, inner]) => flatten(inner, [...path, name]));
  return { words: parts.flatMap(({ words }) => words), wrong: parts.flatMap(({ wrong }) => wrong) };
}

/** Twice the same name is the one fault of writing that JSON forgives and we do not. */
function asWordsFault(fault: Fault): Fault {
  const { key, values } = fault.message;
  if (key !== "yaml-twice") return fault;
  return { ...fault, message: message("words-twice", { name: values.name ?? "" }) };
}
