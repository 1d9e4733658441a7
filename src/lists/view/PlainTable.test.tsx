/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { type PlainColumn, PlainTable } from "./PlainTable";

interface Subject {
  readonly key: string;
  readonly name: string;
  readonly papers: number;
  readonly marks: number;
}

const subjects: readonly Subject[] = [
  { key: "vyakarana", name: "Vyakarana", papers: 2, marks: 100 },
  { key: "sahitya", name: "Sahitya", papers: 1, marks: 50 },
];

const columns: PlainColumn<Subject>[] = [
  {
    id: "name",
    heading: "field.syllabus.subjectsItem.name",
    cell: ({ name }) => name,
    isRowHeader: true,
  },
  { id: "papers", heading: "field.syllabus.subjectsItem.papers", cell: ({ papers }) => papers },
  { id: "marks", heading: "field.syllabus.subjectsItem.marks", cell: ({ marks }) => marks },
];

it("is read whole: no search, no choices, nothing to sort by, and its sums under the columns they belong to", () => {
  renderIn(
    "en",
    <PlainTable
      caption="syllabus.caption"
      captionValues={{ grade: "7" }}
      rows={subjects}
      columns={columns}
      footer={{ label: "Total", cells: [null, 150] }}
    />,
  );
  const table = screen.getByRole("table", { name: "Subjects of class 7" });
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(within(table).queryByRole("button")).toBeNull();

  const headings = within(table).getAllByRole("columnheader");
  const [sums] = within(table).getAllByRole("row").slice(-1);
  if (!sums) throw new Error("The table has no rows.");
  // Each of the last row's cells covers as many columns as it says.
  const covered = [...sums.children].flatMap((cell) =>
    Array.from({ length: Number(cell.getAttribute("colspan") ?? 1) }, () => cell.textContent ?? ""),
  );
  expect(covered).toHaveLength(headings.length);
  expect(covered.at(-1)).toContain("150");
  expect(within(sums).getByRole("rowheader")).toHaveTextContent("Total");
});
