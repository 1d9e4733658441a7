import type { Cell } from "../documents/sheet";
import { holidays } from "../schema/collections/teaching";
import { createColumnFinder, getSheetColumns } from "./columns";
import { withDays } from "./days";

const column = createColumnFinder(getSheetColumns(holidays))("Day");

function readDays(...cells: Cell[]) {
  if (!column) throw new Error("Holidays have no column Day.");
  const rows = cells.map((cell, index) => ({ number: index + 2, cells: [cell] }));
  const { sheet, faults } = withDays({ titles: ["Day"], rows }, new Map([[0, column]]));
  return { days: sheet.rows.flatMap((row) => row.cells), faults: faults.map(({ en }) => en) };
}

const october = new Date(Date.UTC(2026, 9, 24));
const august = new Date(Date.UTC(2026, 7, 7));

test.each<[string, Cell[], Cell[]]>([
  ["by a day after the twelfth", ["7/8/2026", "24/10/2026"], ["2026-08-07", "2026-10-24"]],
  ["with other signs", [" 7-8-2026 ", "24.10.2026"], ["2026-08-07", "2026-10-24"]],
  ["of Devanagari digits", ["०७/०८/२०२६"], ["2026-08-07"]],
  ["with dots", ["7.8.2026"], ["2026-08-07"]],
  ["of days that are the same in both orders", ["8/8/2026"], ["2026-08-08"]],
  ["with the year first", ["2026-08-07", "2026/10/24"], ["2026-08-07", "2026-10-24"]],
  ["of days that a workbook knows", [october, august, ""], [october, august, ""]],
])("reads a column %s", (_what, cells, days) => {
  expect(readDays(...cells)).toEqual({ days, faults: [] });
});

test.each<[string, Cell[], RegExp]>([
  ["with the month first", ["7/8/2026", "10/24/2026"], /“Day” has the month first, as row 3 shows \(10\/24\/2026\)/u],
  ["with the month first and a time", ["7/8/26 0:00", "10/24/26 0:00"], /month first/u],
  ["with both orders", ["24/10/2026", "10/24/2026"], /day first in row 2 .* month first in row 3/u],
  ["without a certain order", ["2026-01-15", "7/8/2026"], /does not show whether .* \(row 3: 7\/8\/2026\)/u],
  ["that a program read in part", [august, "24/10/2026"], /may be exchanged/u],
])("refuses a column %s", (_what, cells, reason) => {
  expect(readDays(...cells).faults).toEqual([expect.stringMatching(reason)]);
});
