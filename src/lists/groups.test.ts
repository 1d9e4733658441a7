import { createListRow } from "../../tests/listing/rows";
import type { Column } from "./columns";
import { groupRows, linksToGroups } from "./groups";

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

it("parts the rows by a value, in the order in which they have it", () => {
  expect(keysOf(groupRows(rows, "year", labels, noCounts))).toEqual(["Year 2024: a,c", "Year 2022: b", "Year 2023: d"]);
});

it("leaves out groups of which nothing is left", () => {
  expect(keysOf(groupRows(rows.slice(3), "year", labels, noCounts))).toEqual(["Year 2023: d"]);
  expect(groupRows([], "year", labels, noCounts)).toEqual([]);
});

it("is one group without a name where the list has none", () => {
  expect(groupRows(rows, undefined, labels, noCounts)).toEqual([{ value: "all", label: "", rows, total: 4 }]);
});

it("names a group by its value where no other name is given", () => {
  expect(groupRows(rows, "year", {}, noCounts).map(({ label }) => label)).toEqual(["2024", "2022", "2023"]);
});

it("knows how many rows a group has on all pages, and on which page it begins", () => {
  const counts = new Map([
    ["2024", 150],
    ["2022", 60],
    ["2023", 5],
  ]);
  expect(groupRows(rows, "year", labels, counts).map(({ total }) => total)).toEqual([150, 60, 5]);
  expect(linksToGroups(counts, labels, 100).map(({ label, page }) => [label, page])).toEqual([
    ["Year 2024", 1],
    ["Year 2022", 2],
    ["Year 2023", 3],
  ]);
});
