import { createListRow } from "../../tests/listing/rows";
import type { Column } from "./columns";
import { groupRows } from "./groups";

const columns: readonly Column[] = [{ id: "year", field: "year", type: "year", heading: "listing.year" }];
const rows = [2024, 2022, 2024, 2023].map((year, index) => createListRow(columns, { key: `row-${index}`, year }));
// A group without a name is named by its value.
const labels = { 2024: "Year 2024", 2022: "Year 2022" };

it("groups rows in their order, and counts the rows of a group on all pages", () => {
  const counts = new Map([
    ["2024", 150],
    ["2022", 60],
    ["2023", 5],
  ]);
  const groups = groupRows(rows, "year", labels, counts);
  expect(groups.map(({ label, rows: members, total }) => [label, members.length, total])).toEqual([
    ["Year 2024", 2, 150],
    ["Year 2022", 1, 60],
    ["2023", 1, 5],
  ]);
});
