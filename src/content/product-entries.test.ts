import { readdirSync } from "node:fs";
import path from "node:path";
import { withOwnLanguages } from "../../tests/cases/own-content";
import { chosenLists } from "../site/chosen-lists";

const writeLanguages = withOwnLanguages();
const weekly = chosenLists.find((list) => list.weekly)?.key ?? "";
const names = readdirSync(path.join("product", weekly));

/** Returns the product's weekly entries on a site with some languages, and the problems of their files. */
async function readVerses(languages: string) {
  writeLanguages(languages);
  const { listProjectFiles } = await import(".");
  const { checkFiles } = await import("./reading");
  const { councilFolder } = await import("../../tests/site/council");
  // A council without the list has no page of it either.
  const files = [...listProjectFiles(councilFolder)].filter(([name]) => name !== `content/pages/${weekly}.yaml`);
  const { entries, problems } = checkFiles(new Map(files), [], "2026-11-30T12:00");
  return {
    entries: entries.filter(({ collection }) => collection.name === weekly),
    problems: problems.filter(({ file }) => file.includes(`/${weekly}`)),
  };
}

it("has at least twelve verses, each with its edition and nothing wrong", async () => {
  const { entries, problems } = await readVerses("- en\n- hi\n- sa\n");
  expect(entries.length).toBe(names.length);
  expect(entries.length).toBeGreaterThanOrEqual(12);
  for (const { value } of entries) expect(value.edition).toMatch(/commit \w{12}/u);
  expect(problems).toEqual([]);
});

it("leaves them out of a site without their language, without a fault", async () => {
  expect(await readVerses("- en\n- hi\n")).toEqual({ entries: [], problems: [] });
});
