/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { PlainTable } from "./PlainTable";

it("has no search or sorting, and aligns sums with their columns", () => {
  renderIn(
    "en",
    <PlainTable
      caption="syllabus.caption"
      captionValues={{ grade: "7" }}
      rows={[{ key: "vyakarana", name: "Vyakarana", marks: 100 }]}
      columns={[
        { id: "name", heading: "listing.name", cell: ({ name }) => name, isRowHeader: true },
        { id: "marks", heading: "field.syllabus.subjectsItem.marks", cell: ({ marks }) => marks },
      ]}
      footer={{ label: "Total", cells: [150] }}
    />,
  );
  for (const control of ["searchbox", "button"]) expect(screen.queryByRole(control)).toBeNull();
  const table = within(screen.getByRole("table", { name: "Subjects of class 7" }));
  const textsOf = (row: HTMLElement | undefined) => Array.from(row?.children ?? [], ({ textContent }) => textContent);
  const rows = table.getAllByRole("row");
  expect(textsOf(rows[0])).toEqual(["S.NO", "Name", "Marks"]);
  expect(textsOf(rows.at(-1))).toEqual(["", "Total", "150"]);
});
