// Calls with their results are in tests/tables/other.yaml.
import { createListRow } from "../../../tests/listing/rows";
import { orders } from "../../../tests/site/lists-by-file";
import { getList, listFactColumns } from "../../lists/every-list";
import { describeEntry } from ".";

const words: Readonly<Record<string, string>> = {
  "field.orders.published": "Published",
  "vocabulary.subject.finance": "Finance",
  "month.10": "October",
};

const fields = { key: "one", title: "Books", number: "7/2026", subject: "finance", published: "2026-10-13" };
const described = {
  columns: listFactColumns(orders.name),
  labels: {},
  language: "en",
  words: (key: string) => words[key],
} as const;

it("describes an entry in one line, by values that say what they are and labelled others", () => {
  const row = createListRow(getList(orders.name).columns, fields);
  expect(describeEntry({ ...described, row })).toBe("7/2026 · Finance · Published: 13 October 2026");
});

it("omits unknown values, and names values that are in no vocabulary", () => {
  const row = createListRow(getList(orders.name).columns, { key: "one", title: "School" });
  const labels = { district: { almora: "Almora" } };
  const district = [
    { id: "district", field: "district", type: "reference", heading: "field.schools.district" },
  ] as const;
  const named = { ...row, cells: { ...row.cells, district: "almora" } };
  expect(describeEntry({ ...described, columns: district, labels, row: named })).toBe("Almora");
  expect(describeEntry({ ...described, row })).toBe("");
});
