/** Every published text is complete: no lost characters and no unfinished React boundaries. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getFileType } from "../src/site/http";
import { publicFolder } from "./site/folder";
import { expect, test } from "./site/test";

/** The strings that no published text contains, by name. */
const broken = {
  "U+0000": "\u0000",
  "U+FFFD": "\uFFFD",
  "a boundary that failed": "<!--$!-->",
  "a boundary that is pending": "<!--$?-->",
} as const;

/** Checks whether a file is a script of the editor, whose code contains such strings. */
const isLibrary = (name: string) => /^admin\/[^/]+\.js$/u.test(name);

test("no published text has a lost character or an unfinished part of a page", () => {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && getFileType(entry.name).compressed)
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((name) => !isLibrary(name));
  for (const ending of [".html", ".json", ".xml", ".js", ".ics"]) {
    expect(
      files.filter((name) => name.endsWith(ending)),
      ending,
    ).not.toHaveLength(0);
  }
  const faults: string[] = [];
  for (const name of files) {
    const text = readFileSync(path.join(publicFolder, name), "utf8");
    for (const [what, characters] of Object.entries(broken))
      if (text.includes(characters)) faults.push(`${name} holds ${what}`);
  }
  expect(faults).toEqual([]);
});
