import { collections } from "../schema/collections";
import { formatNewsRowKey, getNewsKind, getNewsPage, newsKinds, parseNewsRowKey } from "./news";

it("includes every collection with publication and expiry days", () => {
  const dated = collections.filter(({ schema }) => "publishOn" in schema.shape && "expiresOn" in schema.shape);
  expect([...newsKinds].sort()).toEqual(dated.map(({ name }) => name).sort());
});

it("maps each kind to its page, and each page to its kind", () => {
  for (const kind of newsKinds) expect(getNewsKind(getNewsPage(kind))).toBe(kind);
  expect(getNewsKind("schools")).toBeUndefined();
  expect(getNewsKind("home")).toBeUndefined();
});

it("decodes the entry of a news row", () => {
  for (const kind of newsKinds)
    expect(parseNewsRowKey(formatNewsRowKey({ kind, key: "one" }))).toEqual({ kind, key: "one" });
});
