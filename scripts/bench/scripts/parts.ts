import { readFileSync } from "node:fs";
import path from "node:path";
import { decodedMappings, TraceMap } from "@jridgewell/trace-mapping";
import { bytesOf } from "./published";

/** How much of what is sent comes from where, in bytes. */
export type Parts = ReadonlyMap<string, number>;

/**
 * Parts the bytes of scripts by where their code comes from. A script's compressed bytes are shared out by the length of
 * what each source left in it, which is near the truth: the code of one site is packed alike.
 *
 * @param folder the built site, with its source maps
 * @param scripts the names of the scripts in it
 */
export function partsOfScripts(folder: string, scripts: readonly string[]): Parts {
  const parts = new Map<string, number>();
  for (const name of scripts) {
    const lengths = lengthsIn(readFileSync(path.join(folder, name), "utf8"), readMap(path.join(folder, `${name}.map`)));
    const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    const bytes = bytesOf(folder, name);
    for (const [part, length] of lengths) parts.set(part, (parts.get(part) ?? 0) + (bytes * length) / whole);
  }
  return parts;
}

function readMap(file: string): TraceMap {
  return new TraceMap(readFileSync(file, "utf8"));
}

function lengthsIn(code: string, map: TraceMap): Map<string, number> {
  const lines = code.split("\n");
  const lengths = new Map<string, number>();
  decodedMappings(map).forEach((segments, number) => {
    segments.forEach(([column, source], index) => {
      const end = segments[index + 1]?.[0] ?? lines[number]?.length ?? column;
      const part = source === undefined ? webpack : partOf(map.sources[source] ?? "");
      lengths.set(part, (lengths.get(part) ?? 0) + end - column);
    });
  });
  return lengths;
}

const webpack = "webpack";

/** The package, or the folder of ours, that a source belongs to. */
function partOf(source: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(source) ?? [];
  if (installed) return installed;
  if (source.includes("/.cache/") || source.includes("gatsby")) return "gatsby";
  const [, own] = /(?:^|\/)(src\/[^/?]+(?:\/[^/?]+)?)/u.exec(source) ?? [];
  return own?.replace(/\.tsx?$/u, "") ?? webpack;
}
