import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { readContent } from "../../src/content";
import { getEntries } from "../../src/content/reading";
import { buildMoment } from "../../src/pipeline/build-date";
import { pages } from "../../src/schema/collections/site";
import { productTexts } from "../../src/site/product-content";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { migrateContent } from "../migrate";

const root = temporaryFolder();
const write = writerIn(root);
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const product = (file: string) => parse(productTexts[file] ?? "");

/** Messages of version 0.6.0 in Hindi: one as now, one in other words since, and one that is no message any more. */
const formerMessages = {
  menu: { home: product("locales/hi/interface.json").menu.home, orders: "शासनादेश" },
  home: { closing: "अंतिम तिथि निकट" },
};

/** Messages of the council, one under the name of version 0.6.0. */
const own = { layout: { skip: "सामग्री पर" }, reading: { contrast: "रंग-रूप", "contrast-dark": "रात" } };

/** Writes files as version 0.6.0 copied them into a council's folder, with Hindi first, and what the council changed. */
beforeEach(() => {
  const { title, summary, body, key } = product("pages/rti.yaml");
  const turn = ({ en, hi }: Record<string, string>) => ({ hi, en });
  write("content/pages/rti.yaml", stringify({ key, title: turn(title), summary: turn(summary), body: turn(body) }));
  const { specimen, ...terms } = product("pages/terms.yaml");
  write("content/pages/terms.yaml", stringify({ ...terms, title: { ...terms.title, hi: "हमारी शर्तें" } }));
  write("content/pages/help.yaml", stringify({ ...product("pages/help.yaml"), reviewed: "2026-01-15" }));
  write("content/locales/hi/interface.json", JSON.stringify({ ...formerMessages, ...own }));
  write("content/vocabularies/seat.yaml", productTexts["vocabularies/seat.yaml"] ?? "");
  const exam = product("vocabularies/exam.yaml");
  write("content/vocabularies/exam.yaml", stringify({ ...exam, values: exam.values.slice(1) }));
  write("content/acts/act-1.yaml", "key: act-1\n# A remark of the council.\nprinted: 7211e922a90c7e3d\n");
});

test("leaves what differs from the product, and removes former fields", () => {
  migrateContent(root);
  expect(existsSync(path.join(root, "content/pages/rti.yaml"))).toBe(false);
  expect(existsSync(path.join(root, "content/vocabularies/seat.yaml"))).toBe(false);
  expect(read("content/pages/help.yaml")).toBe("key: help\nreviewed: 2026-01-15\n");
  expect(parse(read("content/pages/terms.yaml"))).toEqual({
    key: "terms",
    title: { hi: "हमारी शर्तें" },
    specimen: null,
  });
  expect(JSON.parse(read("content/locales/hi/interface.json"))).toEqual({
    layout: own.layout,
    reading: { theme: "रंग-रूप", "theme-dark": "रात" },
  });
  expect(Object.keys(parse(read("content/vocabularies/exam.yaml")))).toEqual(["key", "values"]);
  expect(read("content/acts/act-1.yaml")).toBe("key: act-1\n# A remark of the council.\n");
});

test("shows the council's texts over the product's", () => {
  migrateContent(root);
  const terms = getEntries(readContent(root, buildMoment()), pages).find(({ name }) => name === "terms")?.value;
  expect(terms?.title).toMatchObject({ hi: "हमारी शर्तें", en: product("pages/terms.yaml").title.en });
  expect(terms?.specimen).toBe(false);
});

test("may be broken off and repeated, and then finds nothing to do", () => {
  migrateContent(root);
  const once = read("content/pages/terms.yaml");
  expect(migrateContent(root)).toEqual([]);
  // What a run that was broken off has not reached is migrated by the next.
  write("content/vocabularies/seat.yaml", productTexts["vocabularies/seat.yaml"] ?? "");
  expect(migrateContent(root)).toEqual(["content/vocabularies/seat.yaml"]);
  expect(read("content/pages/terms.yaml")).toBe(once);
});
