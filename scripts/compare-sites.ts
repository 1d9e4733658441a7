import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/pipeline/published-folder";
import { defineCommand, Misuse } from "./command";

/** Files derived from other files, and files that identify the build. */
const derived = /\.(?:br|gz)$|^\.well-known\/site-digests|^(?:chunk-map|webpack\.stats)\.json$/u;

/** Content hashes in file names, and in SRI and CSP values. */
const hashes: readonly [pattern: RegExp, replacement: string][] = [
  [/sha(?:256|384)-[\w+/=]{40,}/gu, "sha"],
  [/\b[0-9a-f]{16,64}\b/gu, "hash"],
  [/(?<=CompilationHash\W{2,6})[0-9a-f]{8}/gu, "hash"],
  [/([-.])[0-9a-f]{8,20}(?=\.(?:js|css|json|woff2)\b)/gu, "$1hash"],
];

/** The IDs of webpack modules and chunks, which depend on file paths, and the hashes of chunks in webpack's runtime. */
const numbers: readonly [pattern: RegExp, replacement: string][] = [
  [/(?<=")[0-9a-f]{8}(?=")/gu, "hash"],
  [/\b(?:\d{1,5}|\d\.?\d*e\d)(?=:(?:function|\(|e=>|"|\[))/gu, "n"],
  [/(?<=\b\w\()\d{1,5}(?=\))/gu, "n"],
];

/** Returns the contents of a site's files, by file name without hashes. */
function filesOf(site: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of listFiles(site)) {
    if (derived.test(file)) continue;
    const name = replaceAll(file, hashes);
    files.set(name, [...(files.get(name) ?? []), contentsOf(path.join(site, file))]);
  }
  return files;
}

function contentsOf(file: string): string {
  if (!/\.(?:html|js|json|css|xml|txt|webmanifest)$/u.test(file)) return readFileSync(file, "latin1");
  const text = replaceAll(readFileSync(file, "utf8"), hashes);
  if (!file.endsWith(".js")) return text;
  // The order of modules in a chunk depends on their IDs.
  return replaceAll(text, numbers)
    .replace(/\}\]\);?\s*$/u, "")
    .split(/,(?=n:)/u)
    .sort()
    .join();
}

function replaceAll(text: string, patterns: typeof hashes): string {
  return patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Returns the differences between two sites, one line each. */
function differences(before: string, after: string): string[] {
  const [one, other] = [filesOf(before), filesOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((name) => {
    const [left, right] = [one.get(name)?.sort(), other.get(name)?.sort()];
    if (!left) return [`only after: ${name}`];
    if (!right) return [`only before: ${name}`];
    return left.join("\0") === right.join("\0") ? [] : [`differs: ${name}`];
  });
}

/**
 * For refactorings that must not change the site. Ignores hashes in names and contents, the IDs of webpack modules,
 * and files derived from others: compressed files and digests.
 */
defineCommand(__filename, {
  name: "scripts/compare-sites.ts",
  summary: "Compares two built sites file by file, and exits with 1 if anything differs.",
  words: "<folder before> <folder after>",
  run: async ({ words: [before, after] }) => {
    if (!before || !after) throw new Misuse("Two folders are needed.");
    const lines = differences(before, after);
    console.log([...lines, `${lines.length} files differ.`].join("\n"));
    return lines.length > 0 ? 1 : 0;
  },
});
