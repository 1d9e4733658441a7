import fc from "fast-check";
import { emptyQuery, isUnfiltered, type ListQuery, parseQuery, serializeQuery } from "./query-string";

const facetIds = ["exam", "year", "kind"];
const columnIds = [...facetIds, "title"];

const text = fc.string({ unit: "grapheme", maxLength: 20 });
const anyRequest = fc.record({
  // A query of blanks alone asks for nothing and is not written.
  q: text.filter((q) => q === "" || q.trim() !== ""),
  facets: fc.dictionary(fc.constantFrom(...facetIds), text.filter(Boolean), { noNullPrototype: true }),
  sort: fc.option(fc.record({ column: fc.constantFrom(...columnIds), descending: fc.boolean() }), { nil: undefined }),
  page: fc.option(fc.integer({ min: 2, max: 99_999 }), { nil: undefined }),
});

it("is read back as it was written, whatever a visitor asked for", () => {
  fc.assert(
    fc.property(anyRequest, (request: ListQuery) => {
      expect(parseQuery(serializeQuery(request), facetIds, columnIds)).toEqual(request);
    }),
    { seed: 20_240_711, numRuns: 1000 },
  );
});

it("reads any query string without failing, and takes only what it knows", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { facets, sort } = parseQuery(`?${search}`, facetIds, columnIds);
      expect(facetIds).toEqual(expect.arrayContaining(Object.keys(facets)));
      expect(sort === undefined || columnIds.includes(sort.column)).toBe(true);
    }),
    { seed: 20_240_711 },
  );
});

it("stays short: nothing is written of a request for emptyQuery", () => {
  expect(serializeQuery(emptyQuery)).toBe("");
  expect(serializeQuery({ q: "  ", facets: {} })).toBe("");
  expect(isUnfiltered(parseQuery("", facetIds, columnIds))).toBe(true);
});

it("is readable by people, so that it can be sent and changed", () => {
  const request = { q: "grammar", facets: { exam: "uttar-madhyama" }, sort: { column: "year", descending: true } };
  expect(serializeQuery(request)).toBe("?q=grammar&exam=uttar-madhyama&sort=-year");
});

it("forgets a facet or a column that is no more", () => {
  expect(parseQuery("?colour=red&sort=-colour&q=a", facetIds, columnIds)).toEqual({
    q: "a",
    facets: {},
    sort: undefined,
  });
});

it.each(["0", "1", "-2", "2.5", "two", ""])("takes %j for the first page", (page) => {
  expect(parseQuery(`?page=${page}`, facetIds, columnIds).page).toBeUndefined();
});
