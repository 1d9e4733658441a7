import { createListRow } from "../../tests/listing/rows";
import { completeColumns } from "../lists/columns";
import type { ListDescription } from "../lists/description";
import { listFacetAddresses } from "./facet-pages";

const columns = completeColumns("results", [
  { field: "title", type: "title" },
  { field: "year", type: "year", facet: true },
  { field: "exam", type: "choice", vocabulary: "exam", facet: true },
  { id: "status", field: "closes", type: "status", facet: true },
]);
const list: ListDescription = {
  ...{ route: "results", collection: "results", caption: "results.caption" },
  ...{ columns, details: [], order: [], search: {} },
};
const rows = (count: number, fields: object, isArchived = false) =>
  Array.from({ length: count }, (_, index) =>
    createListRow(columns, {
      ...{ key: `${Object.values(fields).join("-")}-${index}`, title: "Result", isArchived, closes: "2026-12-01" },
      ...fields,
    }),
  );

it("makes a page for values with three current entries, but not for the only value of a facet, nor for a status", () => {
  const listed = [...rows(3, { year: 2024, exam: "first" }), ...rows(2, { year: 2023, exam: "first" })];
  expect(listFacetAddresses(list, [...listed, ...rows(4, { year: 2022, exam: "first" }, true)])).toEqual({
    year: ["2024"],
    exam: [],
  });
});

it("leaves its address to an entry, and to the first of two facets", () => {
  const listed = [...rows(3, { year: 2024, exam: "2023" }), ...rows(3, { year: 2023, exam: "second" })];
  expect(listFacetAddresses(list, listed)).toEqual({ year: ["2023", "2024"], exam: ["second"] });
  const entry = createListRow(columns, { key: "2024", title: "Result", year: 2020, exam: "second" });
  expect(listFacetAddresses(list, [...listed, entry])).toEqual({ year: ["2023"], exam: ["second"] });
});

it("makes pages for at most 60 values of a facet: those with the most entries", () => {
  const listed = Array.from({ length: 70 }, (_, index) => rows(index < 10 ? 3 : 4, { year: 1900 + index, exam: "x" }));
  const { year = [] } = listFacetAddresses(list, listed.flat());
  expect(year).toHaveLength(60);
  expect(year).not.toContain("1905");
});

it("makes no pages of values for a list without entry pages", () => {
  expect(listFacetAddresses({ ...list, route: "members" }, rows(5, { year: 2024, exam: "first" }))).toEqual({});
});
