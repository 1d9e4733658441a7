import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/pipeline/published-folder";
import { command, Misuse } from "./command";

/** Files that follow from others, or name the build. */
const derived = /\.(?:br|gz)$|^\.well-known\/site-digests|^(?:chunk-map|webpack\.stats)\.json$/u;

/** Hashes of contents in the names of files, and in SRI and CSP values. */
const hashes: readonly [pattern: RegExp, replacement: string][] = [
  [/sha(?:256|384)-[\w+/=]{40,}/gu, "sha"],
  [/\b[0-9a-f]{16,64}\b/gu, "hash"],
  [/([-.])[0-9a-f]{8,20}(?=\.(?:js|css|json|woff2)\b)/gu, "$1hash"],
];

/** Numbers of modules and chunks, which follow from the paths of files. */
const numbers: readonly [pattern: RegExp, replacement: string][] = [
  [/\b(?:\d{1,5}|\d\.?\d*e\d)(?=:(?:function|\(|e=>|"|\[))/gu, "n"],
  [/(?<=\b\w\()\d{1,5}(?=\))/gu, "n"],
];

/** A site's files, by their names without hashes. */
async function filesOf(site: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const file of await filesBelow(site)) {
    if (derived.test(path.relative(site, file))) continue;
    const name = replaceAll(path.relative(site, file), hashes);
    files.set(name, [...(files.get(name) ?? []), contentsOf(file)]);
  }
  return files;
}

function contentsOf(file: string): string {
  if (!/\.(?:html|js|json|css|xml|txt|webmanifest)$/u.test(file)) return readFileSync(file, "latin1");
  const text = replaceAll(readFileSync(file, "utf8"), hashes);
  if (!file.endsWith(".js")) return text;
  // The order of modules in a chunk follows from their numbers.
  return [...replaceAll(text, numbers)].sort().join("");
}

function replaceAll(text: string, patterns: typeof hashes): string {
  return patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** The differences between two sites, a line each. */
async function differences(before: string, after: string): Promise<string[]> {
  const [one, other] = [await filesOf(before), await filesOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((name) => {
    const [left, right] = [one.get(name)?.sort(), other.get(name)?.sort()];
    if (!left) return [`only after: ${name}`];
    if (!right) return [`only before: ${name}`];
    return left.join("\0") === right.join("\0") ? [] : [`differs: ${name}`];
  });
}

/**
 * For changes of the code that must not change the site. Hashes in names and contents and numbers of webpack's modules are
 * left out, and compressed files and digests, which follow from them.
 */
command(__filename, {
  name: "scripts/compare-sites.ts",
  summary: "Compares two built sites file by file, and ends with 1 where anything differs.",
  words: "<folder before> <folder after>",
  run: async ({ words: [before, after] }) => {
    if (!before || !after) throw new Misuse("Two folders are needed.");
    const lines = await differences(before, after);
    console.log([...lines, `${lines.length} files differ.`].join("\n"));
    return lines.length > 0 ? 1 : 0;
  },
});
