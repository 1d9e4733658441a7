import { groupRows } from "./groups";

interface Row {
  readonly key: string;
  readonly year: number;
}

const rows: readonly Row[] = [
  { key: "a", year: 2024 },
  { key: "b", year: 2022 },
  { key: "c", year: 2024 },
  { key: "d", year: 2023 },
];
const byYear = {
  id: "year",
  heading: "listing.year",
  value: ({ year }: Row) => year,
  facet: (value: string | number) => `Year ${value}`,
} as const;

const keysOf = (groups: ReturnType<typeof groupRows<Row>>) =>
  groups.map(({ label, rows: members }) => `${label}: ${members.map(({ key }) => key).join()}`);

it("parts the rows by a value, in the order in which the whole list has it", () => {
  expect(keysOf(groupRows(rows, rows, byYear))).toEqual(["Year 2024: a,c", "Year 2022: b", "Year 2023: d"]);
});

it("keeps that order when the rows come sorted otherwise, and the rows' own order within a group", () => {
  expect(keysOf(groupRows([...rows].reverse(), rows, byYear))).toEqual([
    "Year 2024: c,a",
    "Year 2022: b",
    "Year 2023: d",
  ]);
});

it("leaves out groups of which nothing is left", () => {
  expect(keysOf(groupRows(rows.slice(3), rows, byYear))).toEqual(["Year 2023: d"]);
  expect(groupRows([], rows, byYear)).toEqual([]);
});

it("is one group without a name where the list is not parted", () => {
  expect(groupRows(rows, rows, undefined)).toEqual([{ value: "all", label: "", rows }]);
});

it("calls a group by its value where no other name is given", () => {
  const { facet: _, ...plain } = byYear;
  expect(groupRows(rows, rows, plain).map(({ label }) => label)).toEqual(["2024", "2022", "2023"]);
});
