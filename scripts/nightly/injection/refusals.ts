import { readFileSync } from "node:fs";

/** The checks that refuse HTML before a page could have it, and what replaces each. */
const refusals: readonly [file: string, part: RegExp, none: string][] = [
  ["src/build/before-build.ts", /^ {2}await checkContent\(reporter\);$/m, ""],
  ["src/schema/fields/text.ts", /^const htmlTag = .*$/m, "const htmlTag = /(?!)/u;"],
];

/**
 * Gives the code of the files that refuse HTML in texts, with these checks removed, by their paths from the project's folder.
 *
 * @throws where a file no longer has its check
 */
export function codeWithoutRefusals(): ReadonlyMap<string, string> {
  return new Map(
    refusals.map(([file, part, none]) => {
      const code = readFileSync(file, "utf8");
      if (!part.test(code)) throw new Error(`${file} has no check to remove that would refuse HTML.`);
      return [file, code.replace(part, none)];
    }),
  );
}
