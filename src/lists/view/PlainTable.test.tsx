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

it("has no search, facets or sorting, and aligns sums with their columns", () => {
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
  // Expands each cell of the last row by its `colspan`.
  const covered = [...sums.children].flatMap((cell) =>
    Array.from({ length: Number(cell.getAttribute("colspan") ?? 1) }, () => cell.textContent ?? ""),
  );
  expect(covered).toHaveLength(headings.length);
  expect(covered.at(-1)).toContain("150");
  expect(within(sums).getByRole("rowheader")).toHaveTextContent("Total");
});
