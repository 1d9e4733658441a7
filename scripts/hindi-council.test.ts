/** The second council for tests: what works with the values, languages and entries of the first alone fails here. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isGroup } from "../src/site/merge";
import { councilFolder } from "../tests/site/council";
import { getOwnValues, hindiEntries, writeHindiCouncil } from "../tests/site/hindi-council";

const root = mkdtempSync(path.join(tmpdir(), "hindi-council-"));
const first = process.env.CONTENT_FOLDER;

beforeAll(() => {
  for (const part of ["content", "static"])
    cpSync(path.join(councilFolder, part), path.join(root, part), { recursive: true });
  writeHindiCouncil(root);
  process.env.CONTENT_FOLDER = path.join(root, "content");
  jest.resetModules();
});

afterAll(() => {
  process.env.CONTENT_FOLDER = first;
  rmSync(root, { recursive: true });
});

/** Returns the paths of empty lists in the content of a page. */
function findEmptyLists(value: unknown, at: string): string[] {
  if (Array.isArray(value) && value.length === 0) return [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => findEmptyLists(inside, `${at}.${name}`));
}

test("a council with values, languages and documents of its own has no errors and no warnings", async () => {
  const { checkContent } = await import("./check");
  const log = jest.spyOn(console, "log").mockImplementation();
  const code = await checkContent({ root, language: "en", environment: { PUBLISH_TO: "ssh" } });
  expect(log.mock.calls.join("\n")).toMatch(/^\d+ files read, nothing wrong$/u);
  expect(code).toBe(0);
  log.mockRestore();
});

test("its pages and lists have its entries and values in every language", async () => {
  const { readEntries } = await import("../src/content/disk");
  const { isRead } = await import("../src/content/reading");
  const { createSite, selectEntries } = await import("../src/content/site");
  const { everyList } = await import("../src/lists/every-list");
  const { createContent } = await import("../src/page-data/contents");
  const { createMarkup } = await import("../src/page-data/markup");
  const { paginate, readList } = await import("../src/page-data/read-list");
  const { addSchemaMessages } = await import("../src/schema/clerk-texts");
  const { localeCodes } = await import("../src/site/locales");
  const { routes } = await import("../src/site/routes");
  const entries = readEntries(root).filter(isRead);
  const site = createSite(selectEntries(entries), [], "2026-11-21");
  expect(localeCodes).toEqual(["hi", "en"]);
  const own = entries.filter(
    ({ collection: { name } }) => !["pages", "vocabularies", "collections", "council"].includes(name),
  );
  expect(own.length).toBe(hindiEntries);
  for (const language of localeCodes) {
    const markup = createMarkup(site, language, () => ({ government: "", elsewhere: "" }));
    const pages = routes.filter(({ template }) => template !== "text");
    // A month may be without examinations. The verses of the product are for councils with Sanskrit.
    const mayBeEmpty = /^home\.(?:year\.months\.\d+\.grades|verses)$/u;
    for (const { id, template } of pages)
      expect(
        findEmptyLists(createContent(template, id, { site, language, markup }), id).filter(
          (name) => !mayBeEmpty.test(name),
        ),
      ).toEqual([]);
    for (const list of everyList) {
      const { entries: rows, labels } = readList(list, site, language);
      const [page] = paginate(
        list.columns,
        rows.map(({ row }) => row),
        labels,
      );
      expect([list.route, page?.rows.length]).not.toEqual([list.route, 0]);
    }
    const { vocabulary } = addSchemaMessages({}, language);
    const position = language === "hi" ? 0 : 1;
    expect(vocabulary).toMatchObject({
      exam: { praveshika: getOwnValues("exam")[0]?.[position] },
      body: { mandal: getOwnValues("body")[0]?.[position] },
    });
  }
});

/** Matches a word of the product's texts that another council does not use, or a subject whose gender its verb would show. */
const foreign = {
  en: /council|Sanskrit|specimen documents/iu,
  hi: /परिषद्|संस्कृत|जनपद|ज़िला(?:\/| (?:के|में|से))|मंडल (?!(?:का|की|के|को|ने|से|में|पर|द्वारा)(?![\p{L}\p{M}]))/u,
};

test("the texts of the product have its words, fit a word of another gender, and name no Sanskrit", async () => {
  const { readEntries } = await import("../src/content/disk");
  const { readInterfaceFile } = await import("../src/pipeline/interface-messages");
  const { productTexts } = await import("../src/site/product-content");
  for (const part of ["pages", "vocabularies"]) rmSync(path.join(root, "content", part), { recursive: true });
  // Whose examinations and schools those of the product are is a task of each council.
  const read = readEntries(root).filter(
    ({ file, name, collection }) =>
      productTexts[file.replace("content/", "")] !== undefined &&
      ["pages", "vocabularies"].includes(collection.name) &&
      !["exam", "level"].includes(name),
  );
  for (const language of ["hi", "en"] as const) {
    const texts = read.flatMap(({ file, fields }) =>
      fields.flatMap(({ value }) => (isGroup(value) && value[language] ? [`${file}: ${value[language]}`] : [])),
    );
    expect(texts.length).toBeGreaterThan(50);
    const { language: names, ...messages } = Object(readInterfaceFile(language));
    const lines = JSON.stringify(messages, null, 2).replace(/"[\w-]+": /gu, "");
    const all = [...texts, lines].flatMap((text) => text.split("\n"));
    expect(all.filter((line) => foreign[language].test(line))).toEqual([]);
  }
});
