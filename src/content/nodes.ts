import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from "yaml";
import { findStrayCharacters } from "../language/script";
import { toMessage } from "../messages";
import type { Finding, Path, SourcePositions } from "./position";

/** An unquoted value that other YAML parsers read as another type than text. */
export interface Unquoted {
  readonly path: Path;
  readonly text: string;
  readonly like: "number" | "date";
}

/** The results of walking a file's nodes. */
export interface CollectedNodes {
  readonly text: string;
  readonly places: SourcePositions;
  readonly faults: Finding[];
  readonly unquoted: Unquoted[];
}

/** The maximum depth of a path; no entry is deeper (field, list, item, text, language). */
const deepest = 8;

/** Returns the plain value of a node. Refuses YAML features that content files never need. */
export function toPlainValue(node: unknown, path: Path, gathered: CollectedNodes): unknown {
  if (isAlias(node)) return refuse(node, "yaml-alias", path, gathered);
  if (!isScalar(node) && !isMap(node) && !isSeq(node)) return null;
  if (node.anchor) return refuse(node, "yaml-anchor", path, gathered, "&");
  if (node.tag) return refuse(node, "yaml-tag", path, gathered, "!");
  if (isScalar(node)) return scalarValue(node, path, gathered);
  if (path.length >= deepest) return refuse(node, "yaml-deep", path.slice(0, 1), gathered);
  if (isMap(node)) return groupValue(node, path, gathered);
  return node.items.map((item, index) => {
    const itemPath = [...path, index];
    gathered.places.note(itemPath, { key: undefined, value: startOf(item) });
    return toPlainValue(item, itemPath, gathered);
  });
}

/** Adds a fault at a node, or at the nearest `sign` before it. Returns null as the node's value. */
function refuse(
  node: unknown,
  key: "yaml-alias" | "yaml-anchor" | "yaml-tag" | "yaml-deep" | "yaml-name",
  path: Path,
  { faults, text }: CollectedNodes,
  sign?: string,
): null {
  const start = startOf(node) ?? 0;
  const offset = sign ? text.lastIndexOf(sign, start) : start;
  faults.push({ offset: Math.max(offset, 0), message: toMessage(key), path });
  return null;
}

function groupValue(map: YAMLMap, path: Path, gathered: CollectedNodes): Record<string, unknown> {
  const firstOffsets = new Map<string, number>();
  const fields: [string, unknown][] = [];
  for (const pair of map.items) {
    const name = nameOf(pair, path, gathered);
    if (name === undefined) continue;
    const offset = startOf(pair.key) ?? 0;
    const first = firstOffsets.get(name);
    const fieldPath = [...path, name];
    if (first !== undefined) {
      const values = { name, line: gathered.places.at(first).line };
      gathered.faults.push({ offset, message: toMessage("yaml-twice", values), path: fieldPath });
      continue;
    }
    firstOffsets.set(name, offset);
    gathered.places.note(fieldPath, { key: offset, value: isWritten(pair.value) ? startOf(pair.value) : undefined });
    fields.push([name, toPlainValue(pair.value, fieldPath, gathered)]);
  }
  return Object.fromEntries(fields);
}

function nameOf({ key }: Pair, path: Path, gathered: CollectedNodes): string | undefined {
  if (!isScalar(key) || key.anchor || key.tag || key.value === "" || key.value === null) {
    refuse(key, "yaml-name", path, gathered);
    return undefined;
  }
  const name = typeof key.value === "string" ? key.value : (key.source ?? "");
  const stray = findStrayCharacters(name)[0]?.codePoint ?? (name.includes(noBreakSpace) ? "U+00A0" : undefined);
  if (stray === undefined) return name;
  // Without the invisible characters the name is usually valid, so check its value as well.
  const unseen = new Set(findStrayCharacters(name).map(({ offset }) => name.charAt(offset)));
  const seen = Array.from(name, (character) => (unseen.has(character) || character === noBreakSpace ? "" : character));
  const fault = toMessage("name-invisible", { found: stray });
  gathered.faults.push({ offset: startOf(key) ?? 0, message: fault, path: [...path, seen.join("")] });
  return seen.join("");
}

const noBreakSpace = "\u00a0";

interface Scalar {
  readonly value: unknown;
  readonly source?: string;
  readonly type?: string;
  readonly range?: readonly [number, number, number] | null;
}

function scalarValue(node: Scalar, path: Path, gathered: CollectedNodes): unknown {
  if (node.type !== "PLAIN") return node.value;
  const end = node.range?.[1] ?? 0;
  const comment = /^[ ]*(#[^\r\n]*)/u.exec(gathered.text.slice(end, end + 200));
  if (comment?.[1]) {
    const fault = toMessage("yaml-comment", { found: comment[1] });
    gathered.faults.push({ offset: end, message: fault, path, severity: "warning" });
  }
  const written = node.source ?? "";
  if (numberLike.test(written) && String(Number(written)) !== written) {
    gathered.unquoted.push({ path, text: written, like: "number" });
    return written;
  }
  if (dateLike.test(written)) gathered.unquoted.push({ path, text: written, like: "date" });
  return node.value;
}

/** The form of unquoted text that YAML 1.1 or 1.2 parses as a number. */
const numberLike =
  /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[-+]?\d+)?|\.\d[\d_]*(?:e[-+]?\d+)?|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\.inf|\.nan)$/iu;

/** The form of unquoted text that YAML 1.1 parses as a timestamp. */
const dateLike = /^\d{4}-(?:\d{2}-\d{2}$|\d{1,2}-\d{1,2}(?:t|[ \t]+)\d{1,2}:\d{2}:\d{2})/iu;

function startOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined;
}

function isWritten(node: unknown): boolean {
  return !(node === null || node === undefined || (isScalar(node) && node.value === null && !node.source));
}
