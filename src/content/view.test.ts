// Calls with their results are in tests/tables/other.yaml.
import { orders } from "../../tests/site/lists-by-file";
import { viewEntry } from "./view";

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
