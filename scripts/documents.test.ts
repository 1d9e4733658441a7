import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../tests/temporary-folder";
import { renameDocuments } from "./documents";

const root = temporaryFolder();
const write = writerIn(root);

test("renames documents with spaces, capitals and other scripts, and fixes their entries and links", () => {
  for (const name of ["Order No 12.PDF", "शासनादेश २०२४.pdf", "No 12.PDF", "order-1.pdf", "Notes.docx"])
    write(`static/documents/${name}`, name);
  write("content/orders/a.yaml", "document: Order No 12.PDF\n");
  write("content/orders/b.yaml", 'document: "शासनादेश २०२४.pdf"\nother: order-1.pdf\n');
  const link = "[x](/documents/No%2012.PDF)";
  write("content/pages/c.yaml", `body:\n  en: |\n    See ${link}.\n`);
  const renamed = renameDocuments(root);
  expect(readdirSync(path.join(root, "static/documents")).sort()).toEqual([
    "Notes.docx",
    "no-12.pdf",
    "order-1.pdf",
    "order-no-12.pdf",
    renamed.find(({ from }) => from.startsWith("शा"))?.to,
  ]);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(read("content/orders/a.yaml")).toBe("document: order-no-12.pdf\n");
  expect(read("content/orders/b.yaml")).toMatch(/^document: "[a-z]+-2024\.pdf"\nother: order-1\.pdf\n$/u);
  expect(read("content/pages/c.yaml")).toContain("See [x](/documents/no-12.pdf).");
  expect(renamed.map(({ files }) => files.length)).toEqual([1, 1, 1]);
  expect(renameDocuments(root)).toEqual([]);
});

test("fixes the names in a sheet that will be imported", () => {
  for (const name of ["Order No 12.PDF", "आदेश 3.pdf"]) write(`static/documents/${name}`, name);
  write("content/orders/a.yaml", "key: a\n");
  write("orders.csv", "Key,Document\none,Order No 12.PDF\ntwo,आदेश 3.pdf\n");
  const sheet = path.join(root, "orders.csv");
  const renamed = renameDocuments(root, [sheet]);
  expect(renamed.map(({ files }) => files)).toEqual([[sheet], [sheet]]);
  const own = renamed.find(({ from }) => from === "आदेश 3.pdf")?.to;
  expect(readFileSync(sheet, "utf8")).toBe(`Key,Document\none,order-no-12.pdf\ntwo,${own}\n`);
});

test("stores the former names of renamed documents, and corrects them in sheets of private/ and in later sheets", () => {
  write("static/documents/Order 5.pdf", "5");
  write("private/acts.csv", "Document\nOrder 5.pdf\n");
  expect(renameDocuments(root)).toMatchObject([{ from: "Order 5.pdf", to: "order-5.pdf" }]);
  write("later.csv", "Document\nOrder 5.pdf\n");
  const later = path.join(root, "later.csv");
  expect(renameDocuments(root, [later])).toEqual([{ from: "Order 5.pdf", to: "order-5.pdf", files: [later] }]);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  for (const sheet of ["private/acts.csv", "later.csv"]) expect(read(sheet)).toBe("Document\norder-5.pdf\n");
  expect(read("private/renamed-documents.csv")).toContain("Order 5.pdf,order-5.pdf");
});

test("keeps two documents apart whose names become one", () => {
  for (const name of ["Order 1.pdf", "order 1.pdf"]) write(`static/documents/${name}`, name);
  write("content/orders/a.yaml", "document: order 1.pdf\n");
  const renamed = renameDocuments(root);
  expect(renamed.map(({ to }) => to).sort()).toEqual(["order-1-2.pdf", "order-1.pdf"]);
  const to = renamed.find(({ from }) => from === "order 1.pdf")?.to ?? "";
  expect(readFileSync(path.join(root, "content/orders/a.yaml"), "utf8")).toBe(`document: ${to}\n`);
  expect(readFileSync(path.join(root, "static/documents", to), "utf8")).toBe("order 1.pdf");
});
