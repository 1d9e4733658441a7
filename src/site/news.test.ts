// Calls with their results are in tests/tables/other.yaml.
import { collections } from "../schema/collections";
import { getNewsKind, getNewsPage, newsKinds } from "./news";

it("includes every collection with publication and expiry days", () => {
  const dated = collections.filter(({ schema }) => "publishOn" in schema.shape && "expiresOn" in schema.shape);
  expect([...newsKinds].sort()).toEqual(dated.map(({ name }) => name).sort());
});

it("maps each kind to its page, and each page to its kind", () => {
  for (const kind of newsKinds) expect(getNewsKind(getNewsPage(kind))).toBe(kind);
});
