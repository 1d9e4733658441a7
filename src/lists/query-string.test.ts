// Calls with their results are in tests/tables/other.yaml.
import fc from "fast-check";
import { type ListQuery, parseQuery, serializeQuery } from "./query-string";

const facetIds = ["exam", "year", "kind"];
const columnIds = [...facetIds, "title"];

const text = fc.string({ unit: "grapheme", maxLength: 20 });
const anyRequest = fc.record({
  // A blank query is the same as none and is not serialised.
  q: text.filter((q) => q === "" || q.trim() !== ""),
  facets: fc.dictionary(fc.constantFrom(...facetIds), text.filter(Boolean), { noNullPrototype: true }),
  sort: fc.option(fc.record({ column: fc.constantFrom(...columnIds), descending: fc.boolean() }), { nil: undefined }),
  page: fc.option(fc.integer({ min: 2, max: 99_999 }), { nil: undefined }),
});

it("preserves any query when read back", () => {
  fc.assert(
    fc.property(anyRequest, (request: ListQuery) => {
      expect(parseQuery(serializeQuery(request), facetIds, columnIds)).toEqual(request);
    }),
    { seed: 20_240_711, numRuns: 1000 },
  );
});

it("parses any query string without errors and ignores unknown parameters", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { facets, sort } = parseQuery(`?${search}`, facetIds, columnIds);
      expect(facetIds).toEqual(expect.arrayContaining(Object.keys(facets)));
      expect(sort === undefined || columnIds.includes(sort.column)).toBe(true);
    }),
    { seed: 20_240_711 },
  );
});
