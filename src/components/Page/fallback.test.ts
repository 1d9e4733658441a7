import { hasFallback } from "./fallback";

const own = {
  title: { text: "शीर्षक", language: "hi" },
  locales: { edges: [{ node: { ns: "interface", language: "hi" } }] },
};

it("detects any text of the page in English", () => {
  expect(hasFallback(own, "hi")).toBe(false);
  expect(hasFallback({ ...own, summary: { text: "Summary", language: "en" } }, "hi")).toBe(true);
  expect(hasFallback({ rows: [{ body: { html: "<p>Text</p>", language: "en" } }] }, "hi")).toBe(true);
});

it("detects a missing interface message", () => {
  expect(hasFallback({ edges: [{ node: { ns: "interface", language: "en", data: "{}" } }] }, "sa")).toBe(true);
});

it("ignores English pages and documents in English", () => {
  expect(hasFallback({ title: { text: "Title", language: "en" } }, "en")).toBe(false);
  expect(hasFallback({ document: { address: "/documents/a.pdf", language: "en" } }, "hi")).toBe(false);
  expect(hasFallback(null, "hi")).toBe(false);
});
