import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { sampleData, sampleTender } from "../../../tests/feeds/sample";
import { createTestSite, entriesOn } from "../../../tests/search/content";
import { orders } from "../../../tests/site/lists-by-file";
import { everyList } from "../../lists/every-list";
import { localeCodes } from "../../site/locales";
import { cataloguePath, getCsvPath, getJsonPath } from "../../site/open-data";
import { createOpenData } from ".";
import { listDataColumns } from "./list-data";

const entries = entriesOn("2026-11-21");
const [order] = entries.orders ?? [];
const expired = { ...order, key: "old-order", expiresOn: "2026-01-31", specimen: true };
const site = createTestSite({ ...entries, orders: [...(entries.orders ?? []), expired] });
const files = createOpenData(site, [sampleData(sampleTender)], new Map());
const readJson = (path: string) => JSON.parse(files.get(path) ?? "null");

it("has the columns of the table in docs/open-data.md, in their order", () => {
  const documented = readFileSync("docs/open-data.md", "utf8").matchAll(/^\| `([\w-]+)` \| (.*) \|$/gmu);
  const columns = everyList.map((list) => [
    list.route,
    listDataColumns(list)
      .map(({ id }) => `\`${id}\``)
      .join(", "),
  ]);
  expect(Object.fromEntries(columns)).toEqual(
    Object.fromEntries(Array.from(documented, ([, list, names]) => [list, names])),
  );
});

it.each(everyList.map(({ route }) => route))("has every entry of %s in each language and as JSON", (route) => {
  const { entries: found, headings } = readJson(getJsonPath(route));
  expect(found.length).toBeGreaterThan(0);
  for (const code of localeCodes) {
    const [first, ...rows] = parse(files.get(getCsvPath(route, code)) ?? "", { bom: true });
    expect(rows).toHaveLength(found.length);
    // The last two columns are the specimens and the addresses.
    expect(first?.slice(0, -2)).toEqual(Object.values<Record<string, string>>(headings).map((texts) => texts[code]));
  }
  const known = ["key", "specimen", "address", ...Object.keys(headings)];
  for (const entry of found) expect(known).toEqual(expect.arrayContaining(Object.keys(entry)));
});

it("has archived entries with their last day, texts by language, and whole addresses", () => {
  const found = readJson(getJsonPath(orders.name)).entries.find(
    ({ key }: { readonly key: string }) => key === expired.key,
  );
  expect(found).toMatchObject({ expiresOn: expired.expiresOn, specimen: true });
  expect(found.address).toBe("https://council.example/Government-Order/old-order");
  expect(Object.keys(found.title)).toEqual(expect.arrayContaining(["en", "hi"]));
});

it("describes every list in the catalogue, with the size of each file", () => {
  const datasets = readJson(cataloguePath)["dcat:dataset"];
  expect(datasets).toHaveLength(everyList.length);
  for (const dataset of datasets) {
    for (const name of ["dct:title", "dct:description", "dcat:keyword", "dct:license", "dcat:contactPoint"])
      expect(dataset[name]).toBeDefined();
    for (const { "dcat:downloadURL": url, "dcat:byteSize": bytes } of dataset["dcat:distribution"])
      expect(Buffer.byteLength(files.get(new URL(url["@id"]).pathname) ?? "")).toBe(bytes);
  }
});
