import { orders } from "../schema/collections/dated";
import { localizeText, viewEntry } from "./view";

it("returns a text in the requested language", () => {
  expect(localizeText({ en: "Result", hi: "परीक्षाफल", sa: "परीक्षाफलम्" }, "hi")).toEqual({
    text: "परीक्षाफल",
    language: "hi",
  });
});

it("falls back to English and returns its language", () => {
  expect(localizeText({ en: "Result", hi: "परीक्षाफल" }, "sa")).toEqual({ text: "Result", language: "en" });
});

it("returns null without a text", () => {
  expect(localizeText(undefined, "en")).toBeNull();
});

it("returns the text of a document in a language in which it was issued", () => {
  expect(localizeText({ hi: "परीक्षाफल" }, "en")).toEqual({ text: "परीक्षाफल", language: "hi" });
});

it("returns the available fields of an unfinished entry, and no defaults for others", () => {
  const context = { today: "2026-11-21", document: () => undefined };
  expect(viewEntry(orders, { title: { hi: "आदेश" }, published: "2026-11-20", link: "" }, "en", context)).toMatchObject({
    key: "",
    title: { text: "आदेश", language: "hi" },
    day: "2026-11-20",
    documents: [],
    body: null,
    isExpired: false,
  });
});
