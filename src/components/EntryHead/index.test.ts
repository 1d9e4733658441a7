import { createListRow } from "../../../tests/listing/rows";
import { listFactColumns } from "../../lists/every-list";
import { orderList } from "../../lists/of/orders";
import { describeEntry } from ".";

const words: Readonly<Record<string, string>> = {
  "listing.specimen": "Specimen",
  "field.orders.number": "Order number",
  "field.orders.subject": "Subject",
  "field.orders.published": "Published",
  "vocabulary.subject.finance": "Finance",
  "month.10": "October",
};

const fields = { key: "one", title: "Books", number: "7/2026", subject: "finance", published: "2026-10-13" };
const described = {
  columns: listFactColumns("orders"),
  labels: {},
  language: "en",
  words: (key: string) => words[key],
} as const;

it("describes an entry in one line, with the specimen mark first", () => {
  const row = createListRow(orderList.columns, fields);
  const said = "Order number: 7/2026 · Subject: Finance · Published: 13 October 2026";
  expect(describeEntry({ ...described, row })).toBe(said);
  expect(describeEntry({ ...described, row: { ...row, specimen: true } })).toBe(`Specimen · ${said}`);
});

it("omits unknown values, and labels values that are in no vocabulary", () => {
  const row = createListRow(orderList.columns, { key: "one", title: "School" });
  const labels = { district: { almora: "Almora" } };
  const district = [
    { id: "district", field: "district", type: "reference", heading: "field.schools.district" },
  ] as const;
  const named = { ...row, cells: { ...row.cells, district: "almora" } };
  expect(describeEntry({ ...described, columns: district, labels, row: named })).toBe("district: Almora");
  expect(describeEntry({ ...described, row })).toBe("");
});
