import { createListRow } from "../../tests/listing/rows";
import type { Column } from "./columns";
import { createGroupLinks, groupRows } from "./groups";

const columns: readonly Column[] = [{ id: "year", field: "year", type: "year", heading: "listing.year" }];
const rows = [
  ["a", 2024],
  ["b", 2022],
  ["c", 2024],
  ["d", 2023],
].map(([key, year]) => createListRow(columns, { key: String(key), year }));
const labels = { 2024: "Year 2024", 2022: "Year 2022", 2023: "Year 2023" };
const noCounts = new Map();

const keysOf = (groups: ReturnType<typeof groupRows>) =>
  groups.map(({ label, rows: members }) => `${label}: ${members.map(({ key }) => key).join()}`);

it("groups rows by a value, in the order of the rows", () => {
  expect(keysOf(groupRows(rows, "year", labels, noCounts))).toEqual(["Year 2024: a,c", "Year 2022: b", "Year 2023: d"]);
});

it("omits empty groups", () => {
  expect(keysOf(groupRows(rows.slice(3), "year", labels, noCounts))).toEqual(["Year 2023: d"]);
  expect(groupRows([], "year", labels, noCounts)).toEqual([]);
});

it("returns one unnamed group for a list without groups", () => {
  expect(groupRows(rows, undefined, labels, noCounts)).toEqual([{ value: "all", label: "", rows, total: 4 }]);
});

it("names a group by its value as a fallback", () => {
  expect(groupRows(rows, "year", {}, noCounts).map(({ label }) => label)).toEqual(["2024", "2022", "2023"]);
});

it("counts the rows of a group on all pages and finds its first page", () => {
  const counts = new Map([
    ["2024", 150],
    ["2022", 60],
    ["2023", 5],
  ]);
  expect(groupRows(rows, "year", labels, counts).map(({ total }) => total)).toEqual([150, 60, 5]);
  expect(createGroupLinks(counts, labels, 100).map(({ label, page }) => [label, page])).toEqual([
    ["Year 2024", 1],
    ["Year 2022", 2],
    ["Year 2023", 3],
  ]);
});
