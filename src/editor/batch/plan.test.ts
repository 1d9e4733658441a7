import { sampleFiles } from "../../../tests/cases/sample";
import { createFile } from "../../content/project-files";
import { texts } from "../../messages";
import { orders } from "../../schema/collections/dated";
import { findFileRefusal } from "../file-guard";
import { planBatch } from "./plan";

test("refuses a row with a document that cannot be published, in the language of each reader", () => {
  const files = new Map(Object.entries(sampleFiles).map(([file, text]) => [file, createFile(text)]));
  const sheet = { titles: ["Number"], rows: [{ number: 2, cells: ["12/2024"] }] };
  const bytes = new Uint8Array();
  const fault = findFileRefusal({ name: "scan.pdf", size: bytes.length });
  const documents = [{ file: "scan.pdf", bytes, fault, warnings: [], row: 2 }];
  const { rows } = planBatch({ collection: orders, sheet, documents }, { base: "", files }, []);
  expect(rows[0]).toMatchObject({ outcome: "wrong", draft: undefined });
  expect(rows[0]?.errors).toContainEqual({ words: texts("editor.file-empty", { name: "scan.pdf" }) });
});
