import { budgets } from "../../src/schema/collections/budgets";
import { orders } from "../../src/schema/collections/orders";
import { detailsOf } from "./details";

const order = {
  key: "centres-2024",
  specimen: true,
  title: { en: "Examination centres", hi: "परीक्षा केंद्र" },
  number: "SPECIMEN/2024/001",
  subject: "examination",
  published: "2024-02-08",
  document: "order-centres-2024.pdf",
};

test("an order is identified by the labels and words of its language", () => {
  const { title, fields, tables } = detailsOf({ name: order.document, collection: orders, entry: order }, "hi");
  expect(title).toBe("परीक्षा केंद्र");
  expect(fields).toEqual([
    ["शासनादेश संख्या", "SPECIMEN/2024/001"],
    ["विषय", "परीक्षा"],
    ["प्रकाशित", "०८-०२-२०२४"],
  ]);
  expect(tables).toEqual([]);
});

test("a title that is not translated is given in English", () => {
  expect(detailsOf({ name: order.document, collection: orders, entry: order }, "sa").title).toBe("Examination centres");
});

test("a budget is named by its financial year and shows its heads, what is left out as a dash", () => {
  const heads = [{ name: { en: "Salaries", sa: "वेतनानि" }, allotted: 125000 }];
  const entry = { key: "2099-00", specimen: true, year: 2099, heads };
  const { title, fields, tables } = detailsOf({ name: "budget-2099-00.pdf", collection: budgets, entry }, "en");
  expect(title).toBe("Budget and accounts – Financial year 2099-00");
  expect(fields).toEqual([["Financial year", "2099-00"]]);
  expect(tables[0]?.columns.map(({ numeric }) => numeric)).toEqual([false, true, true]);
  expect(tables[0]?.rows).toEqual([["Salaries", "1,25,000", "–"]]);
});
