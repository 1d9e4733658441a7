/** The lists that the guide for councils shows are added to the council for tests, as a council adds them. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { councilFolder } from "../../tests/site/council";
import { temporaryFolder } from "../../tests/temporary-folder";

const folder = temporaryFolder();
const councils = process.env.CONTENT_FOLDER;
const guide = "docs/adopt.md";

/** Returns the descriptions of lists in the guide, as written. */
function readLists(): string[] {
  return Array.from(readFileSync(guide, "utf8").matchAll(/^```yaml\n(key: .*?)^```$/gmsu), ([, text = ""]) => text);
}

const texts = (name: string) => ({ en: name, hi: "नाम", sa: "नाम" });
const entries = [
  {
    ...{ list: "recruitment", key: "clerk", title: texts("A clerk"), posts: 2 },
    ...{ published: "2026-11-02", closes: "2026-12-01", closesAt: "17:00" },
  },
];

/** Adds the lists to a copy of the council for tests, which modules then read. */
function addLists(): void {
  cpSync(path.resolve(councilFolder), folder, { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, "content", name)), { recursive: true });
    writeFileSync(path.join(folder, "content", name), text);
  };
  for (const text of readLists()) write(`collections/${String(parse(text).key)}.yaml`, text);
  for (const { list, ...entry } of entries)
    write(`${list}/${entry.key}.yaml`, JSON.stringify({ specimen: true, ...entry }));
  process.env.CONTENT_FOLDER = path.join(folder, "content");
  jest.resetModules();
}

afterAll(() => {
  process.env.CONTENT_FOLDER = councils;
});

it("shows a list for each of the entries", () => {
  expect(readLists()).toHaveLength(entries.length);
});

it("follows each list from its file to its pages, form, sheet, news and calendar in every language", async () => {
  addLists();
  const { readContent } = await import("../../src/content");
  const { createSite, selectEntries } = await import("../../src/content/site");
  const { getList } = await import("../../src/lists/every-list");
  const { collectionsByFile } = await import("../../src/schema/collections/by-file");
  const { makeEntryPages } = await import("../../src/page-data/entry-pages");
  const { readList } = await import("../../src/page-data/read-list");
  const { getColumnTitle, getSheetColumns } = await import("../../src/sheets/columns");
  const { readNews } = await import("../../src/content/news");
  const { calendarNames } = await import("../../src/site/feeds");
  const { localeCodes } = await import("../../src/site/locales");
  const { getSchemaMessages, addSchemaMessages } = await import("../../src/schema/clerk-texts");
  const { editedCollections } = await import("../../src/schema/collections");
  const { menu } = await import("../../src/site/menu");
  const { pathTo } = await import("../../src/site/paths");

  const reading = readContent(folder, "2026-11-21T12:00");
  expect(reading.problems.filter(({ severity }) => severity !== "warning")).toEqual([]);
  const site = createSite(selectEntries(reading.entries), [], "2026-11-21");
  const around = { today: site.today, changed: new Map(), markup: () => null };
  for (const { list: name, key } of entries) {
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
    expect(pathTo({ route: collection.name, entry: key }, "hi")).toMatch(/^\/hi\/[A-Z]\w+\/\w+$/u);
  }
  expect(readNews(site, "sa").map(({ key }) => key)).toContain("clerk");
  expect(calendarNames).toContain("recruitment");
});
