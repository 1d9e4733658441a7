/** The list of the recipe is added to the council for tests, as a council adds it. */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { councilFolder } from "../../tests/site/council";
import { applyRecipe } from "../../tests/site/recipes";
import { temporaryFolder } from "../../tests/temporary-folder";

const folder = temporaryFolder();
const councils = process.env.CONTENT_FOLDER;
const [name, key] = ["circulars", "example-circular"];

/** Adds the list and its entry to a copy of the council for tests, which modules then read. */
function addList(): void {
  cpSync(path.resolve(councilFolder), folder, { recursive: true });
  for (const [file, text] of applyRecipe("add-a-collection.md")) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  process.env.CONTENT_FOLDER = path.join(folder, "content");
  jest.resetModules();
}

afterAll(() => {
  process.env.CONTENT_FOLDER = councils;
});

it("follows the list from its file to its pages, form, sheet and news in every language", async () => {
  addList();
  const { readContent } = await import("../../src/content");
  const { createSite, selectEntries } = await import("../../src/content/site");
  const { getList } = await import("../../src/lists/every-list");
  const { collectionsByFile } = await import("../../src/schema/collections/by-file");
  const { makeEntryPages } = await import("../../src/page-data/entry-pages");
  const { readList } = await import("../../src/page-data/read-list");
  const { getColumnTitle, getSheetColumns } = await import("../../src/sheets/columns");
  const { readNews } = await import("../../src/content/news");
  const { localeCodes } = await import("../../src/site/locales");
  const { getSchemaMessages, addSchemaMessages } = await import("../../src/schema/clerk-texts");
  const { editedCollections } = await import("../../src/schema/collections");
  const { menu } = await import("../../src/site/menu");
  const { pathTo } = await import("../../src/site/paths");

  const reading = readContent(folder, "2026-11-21T12:00");
  expect(reading.problems.filter(({ severity }) => severity !== "warning")).toEqual([]);
  const site = createSite(selectEntries(reading.entries), [], "2026-11-21");
  const around = { today: site.today, changed: new Map(), markup: () => null };
  const collection = collectionsByFile.find((each) => each.name === name);
  if (!collection) throw new Error(`The file does not make the list ${name}.`);
  expect(editedCollections).toContain(collection);
  expect(getSheetColumns(collection).map((column) => getColumnTitle(column, "hi"))).toContain("नाम (हिन्दी)");
  const list = getList(collection.name);
  for (const language of localeCodes) {
    const read = readList(list, site, language);
    expect(read.entries.map(({ row }) => row.key)).toEqual([key]);
    expect(makeEntryPages(list, read, around)).toHaveLength(1);
    expect(addSchemaMessages({}, language)).toMatchObject({ list: { [name]: expect.stringMatching(/\p{L}/u) } });
    expect(getSchemaMessages(language)).toMatchObject({ field: { [name]: { title: expect.any(String) } } });
  }
  const [text] = reading.entries.filter((entry) => entry.collection.name === "pages" && entry.name === name);
  expect(text?.value).toMatchObject({ summary: { hi: expect.any(String) } });
  expect(JSON.stringify(menu)).toContain(`"${name}"`);
  expect(pathTo({ route: collection.name, entry: key }, "hi")).toBe("/hi/Circulars/example-circular");
  expect(readNews(site, "sa").map((each) => each.key)).toContain(key);
});
