import { orders } from "../../tests/site/lists-by-file";
import { schools } from "../schema/collections/schools";
import { compareTexts, listFieldChanges } from "./field-changes";
import { readReferredNames } from "./find-names";

test("lists differing fields with both values in the clerk's language", () => {
  const text = (hi: string, subject: string, more = "") =>
    `key: a\ntitle:\n  en: Grant\n  hi: ${hi}\nnumber: 1/2026\nsubject: ${subject}\npublished: 2026-05-02\n${more}`;
  const changed = text("सहायता", "examination", "specimen: true\n");
  expect(listFieldChanges(orders, text("अनुदान", "finance"), changed, "hi")).toEqual([
    { label: "नाम › हिन्दी", before: "अनुदान", after: "सहायता" },
    { label: "विषय", before: "वित्त", after: "परीक्षा" },
    { label: "नमूना", before: "", after: "हाँ" },
  ]);
  expect(listFieldChanges(orders, changed, changed, "en")).toEqual([]);
});

test("names the entries that a field refers to", async () => {
  const texts: Readonly<Record<string, string>> = {
    "content/tables/districts/almora.yaml": "key: almora\nname:\n  en: Almora\n  hi: अल्मोड़ा\n",
  };
  const [before, after] = ["almora", "pauri"].map((key) => `key: a\ndistrict: ${key}\n`);
  const findNames = await readReferredNames(schools, [before, after], async (file) => texts[file]);
  expect(listFieldChanges(schools, before, after ?? "", "hi", findNames)).toEqual([
    { label: "जनपद", before: "अल्मोड़ा", after: "pauri" },
  ]);
});

test("marks the words that differ between two versions of a text, and shortens what is equal", () => {
  const [day, other] = ["2 दिसंबर", "5 दिसंबर"].map((when) => `${"पहले ".repeat(50)}${when} तक ${"बाद में ".repeat(50)}`);
  const { start, before, after, end } = compareTexts(day ?? "", other ?? "");
  expect([before, after]).toEqual(["2", "5"]);
  expect(start).toMatch(/^… .*पहले $/u);
  expect(end).toMatch(/^ दिसंबर तक .* …$/u);
  expect(compareTexts("", "नया")).toEqual({ start: "", before: "", after: "नया", end: "" });
});
