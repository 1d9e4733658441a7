import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listProjectFiles } from "../../src/content/disk";
import { listEntryFiles } from "../../src/content/files";
import { pages } from "../../src/schema/collections/site";
import { sampleFiles } from "../../tests/cases/sample";
import { councilFolder } from "../../tests/site/council";

const root = path.resolve(__dirname, "../..");

/** The keys of the sample content, which tests may name. */
const sampled = new Set(Object.keys(sampleFiles).map((file) => path.parse(file).name));

/**
 * The keys of the content's entries that tests may not name. Tests use keys of one word (council, minister) as ordinary
 * words, and keys of pages as ids of routes.
 */
const keys = listEntryFiles(listProjectFiles(root))
  .files.filter(({ collection, name }) => collection.name !== pages.name && name.includes("-") && !sampled.has(name))
  .map(({ name }) => name);

/**
 * Checks whether the content is the showcase. Only then does the rule apply, because the keys of a real council may
 * match words in tests by chance.
 */
const isShowcase = () => parse(readFileSync(path.join(root, "content", "site.yaml"), "utf8")).specimen === true;

function testFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return [
    ...["src", "scripts"].flatMap(below).filter((file) => /\.(?:test|testing)\.tsx?$/u.test(file)),
    // The cases quote the help texts of fields, which name an office as an example.
    ...below("tests").filter((file) => ![councilFolder, "tests/cases"].some((folder) => file.startsWith(folder))),
  ];
}

test("tests name no entry of the content, only of the council for tests", () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(200);
  const named = files.flatMap((file) => {
    const words = new Set(
      readFileSync(path.join(root, file), "utf8")
        .toLowerCase()
        .match(/[a-z0-9]+(?:-[a-z0-9]+)+/gu),
    );
    return isShowcase() ? keys.filter((key) => words.has(key)).map((key) => `${file} names ${key}`) : [];
  });
  expect(named).toEqual([]);
});
