import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listProjectFiles } from "../../src/content/disk";
import { listEntryFiles } from "../../src/content/files";
import { pages } from "../../src/schema/collections/pages";
import { sampleFiles } from "../../tests/cases/sample";
import { councilFolder } from "../../tests/site/council";

const root = path.resolve(__dirname, "../..");

/** Keys that a test may name of its own accord: those of the sample that many tests read. */
const sampled = new Set(Object.keys(sampleFiles).map((file) => path.parse(file).name));

/**
 * The keys of the content's entries that tests may not name. A key of one word (council, minister) is a word that tests
 * write for its own sake, and the key of a page is the id of a route.
 */
const keys = listEntryFiles(listProjectFiles(root))
  .files.filter(({ collection, name }) => collection.name !== pages.name && name.includes("-") && !sampled.has(name))
  .map(({ name }) => name);

/**
 * Returns whether the content is the showcase. A council's own keys may match a test's sample by chance, so the rule
 * applies to the showcase alone.
 */
const isShowcase = () => parse(readFileSync(path.join(root, "content", "site.yaml"), "utf8")).specimen === true;

function testFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return [
    ...["src", "scripts"].flatMap(below).filter((file) => /\.(?:test|testing)\.tsx?$/u.test(file)),
    // The cases quote the helps of fields, which name an office as an example.
    ...below("tests").filter((file) => ![councilFolder, "tests/cases"].some((folder) => file.startsWith(folder))),
  ];
}

test("no test names an entry of the content: tests have a council of their own", () => {
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
