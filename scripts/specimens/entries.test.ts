import { specimenDocuments } from "./entries";

const order = (name: string, value: Readonly<Record<string, unknown>>) => ({
  collection: "orders",
  file: `content/orders/${name}.yaml`,
  value,
});

test("only specimens with a PDF have a document made up, in order of their names", () => {
  const documents = specimenDocuments([
    order("b", { specimen: true, document: "b.pdf" }),
    order("real", { specimen: false, document: "real.pdf" }),
    order("table", { specimen: true, document: "table.csv" }),
    order("none", { specimen: true }),
    order("a", { specimen: true, document: "a.pdf" }),
  ]);
  expect(documents.map(({ name, collection }) => [name, collection.name])).toEqual([
    ["a.pdf", "orders"],
    ["b.pdf", "orders"],
  ]);
});

test("a specimen has a document made up in each language that its entry gives", () => {
  const otherLanguages = { en: "a-en.pdf", sa: "a-sa.csv" };
  const documents = specimenDocuments([order("a", { specimen: true, document: "a.pdf", otherLanguages })]);
  expect(documents.map(({ name, language }) => [name, language])).toEqual([
    ["a-en.pdf", "en"],
    ["a.pdf", undefined],
  ]);
});

test("a specimen never takes the place of another entry's document", () => {
  const entries = [order("a", { specimen: true, document: "a.pdf" }), order("b", { document: "a.pdf" })];
  expect(() => specimenDocuments(entries)).toThrow("content/orders/a.yaml and content/orders/b.yaml both name");
});
