import { collections } from "../schema/collections";
import { entryOfNewsRow, getNewsKind, getNewsPage, newsKinds, newsRowKey } from "./news";

it("takes every collection for news whose entries have days to be shown from and until", () => {
  const dated = collections.filter(({ schema }) => "publishOn" in schema.shape && "expiresOn" in schema.shape);
  expect([...newsKinds].sort()).toEqual(dated.map(({ name }) => name).sort());
});

it("knows the page that lists each kind, and the kind that a page lists", () => {
  for (const kind of newsKinds) expect(getNewsKind(getNewsPage(kind))).toBe(kind);
  expect(getNewsKind("schools")).toBeUndefined();
  expect(getNewsKind("home")).toBeUndefined();
});

it("finds the entry of a row among the news", () => {
  for (const kind of newsKinds) expect(entryOfNewsRow(newsRowKey({ kind, key: "one" }))).toEqual({ kind, key: "one" });
});
