import { sampleFiles, samplePdf } from "../../../tests/cases/sample";
import { orders } from "../../../tests/site/lists-by-file";
import { createFile } from "../../content/project-files";
import { findFileRefusal } from "../../desk/examine-file";
import { getTexts } from "../../messages";
import { officials } from "../../schema/collections/organisation";
import { getSheetColumns } from "../../sheets/columns";
import { createRequest } from "./create-request";
import { assignDocuments, type Batch, planBatch, setCell } from "./plan";

test("refuses a row with a document that cannot be published, in the language of each reader", () => {
  const files = new Map(Object.entries(sampleFiles).map(([file, text]) => [file, createFile(text)]));
  const sheet = { titles: ["Number"], rows: [{ number: 2, cells: ["12/2024"] }] };
  const bytes = new Uint8Array();
  const fault = findFileRefusal({ name: "scan.pdf", size: bytes.length });
  const documents = [{ file: "scan.pdf", bytes, fault, warnings: [], row: 2 }];
  const { rows } = planBatch({ collection: orders, sheet, documents }, { base: "", files }, []);
  expect(rows[0]).toMatchObject({ outcome: "wrong", planned: undefined });
  expect(rows[0]?.errors).toContainEqual({ words: getTexts("editor.file-empty", { name: "scan.pdf" }) });
});

const repositoryOf = (more: Readonly<Record<string, string>>) => {
  const files = Object.entries({ ...sampleFiles, ...more }).map(([file, text]) => [file, createFile(text)] as const);
  return { base: "", files: new Map(files) };
};

test("lists the old and the new value of each field that a row changes, for the reviewer as well", () => {
  const repository = repositoryOf({
    "content/officials/a.yaml":
      "key: a\ndesignation:\n  en: Secretary\n  hi: सचिव\n  sa: सचिवः\ntelephone: '0135 2000001'\nrank: 1\nbody: council\n",
  });
  const sheet = { titles: ["key", "Telephone"], rows: [{ number: 2, cells: ["a", "0135 2000002"] }] };
  const plan = planBatch({ collection: officials, sheet, documents: [] }, repository, []);
  const { rows, faults } = plan;
  expect([faults, rows[0]?.errors]).toEqual([[], []]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["changed"]);
  const { description } = createRequest(officials, plan, repository, "");
  expect(description).toContain("Telephone: “0135 2000001” becomes “0135 2000002”");
});

test("replaces the document of a row's own entry, and numbers the name of another's", () => {
  const order = (key: string, document: string) =>
    `key: ${key}\ntitle:\n  en: Grant\n  hi: अनुदान\n  sa: अनुदानम्\nnumber: ${key}\nsubject: finance\npublished: 2026-05-02\ndocument: ${document}\n`;
  const repository = repositoryOf({
    "content/orders/a.yaml": order("a", "a.pdf"),
    "content/orders/b.yaml": order("b", "b.pdf"),
    "static/documents/a.pdf": samplePdf,
    "static/documents/b.pdf": samplePdf,
  });
  const sheet = {
    titles: ["key", "Document"],
    rows: [
      { number: 2, cells: ["a", "a.pdf"] },
      { number: 3, cells: ["b", "a.pdf"] },
    ],
  };
  const chosen = { bytes: new TextEncoder().encode(samplePdf), fault: undefined, warnings: [] };
  const documents = [
    { ...chosen, file: "first.pdf", row: 2 },
    { ...chosen, file: "second.pdf", row: 3 },
  ];
  const { rows, faults } = planBatch({ collection: orders, sheet, documents }, repository, []);
  expect(faults).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(["a.pdf", "a-2.pdf"]);
});

test("matches a document to a corrected row, and not again to the row that it was taken from", () => {
  const sheet = {
    titles: ["Number"],
    rows: [
      { number: 2, cells: ["11/2024"] },
      { number: 3, cells: ["12/2024"] },
    ],
  };
  const chosen = { bytes: new Uint8Array(), fault: undefined, warnings: [], row: undefined };
  const batch = { collection: orders, sheet, documents: [{ ...chosen, file: "13-2024.pdf" }] };
  const [column] = getSheetColumns(orders).filter(({ field }) => field.name === "number");
  if (!column) throw new Error("Orders have numbers.");
  const rowsOf = (corrected: Batch) => assignDocuments(corrected).documents.map(({ row }) => row);
  expect(rowsOf(batch)).toEqual([undefined]);
  const corrected = { ...batch, sheet: setCell(sheet, 3, column, "13/2024", orders) };
  expect(rowsOf(corrected)).toEqual([3]);
  expect(rowsOf({ ...corrected, documents: [{ ...chosen, file: "13-2024.pdf", notRow: 3 }] })).toEqual([undefined]);
});
