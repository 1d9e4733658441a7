/** The documents of tests/documents.yaml, built. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { makeWorkbook } from "../sheets/workbook";
import { createPdf } from "./create-pdf";

/** A document with what it shows and words of its fault; without a fault, empty words. */
type BuiltDocument = [what: string, bytes: Uint8Array, reason: string, name: string];

const text = z.exactOptional(z.string());
const list = z.exactOptional(z.array(z.string()));
const texts = z.exactOptional(z.record(z.string(), z.string()));
const pdf = z.strictObject({ catalog: text, page: text, content: text, more: list, trailer: text, end: text });
const workbook = z.strictObject({ sheets: texts, parts: texts, strings: list, related: texts });
const row = { what: z.string(), reason: z.string().default("") };
const formula = z.string().transform((written) => `<f>${written}</f>`);

const pdfs = z.array(
  z
    .strictObject({ ...row, pdf })
    .transform(({ what, pdf: parts, reason }): BuiltDocument => [what, createPdf(parts), reason, "order.pdf"]),
);
const csv = z
  .strictObject({ ...row, text: z.string() })
  .transform((one): BuiltDocument => [`a CSV of ${one.what}`, Buffer.from(one.text), one.reason, "list.csv"]);
const workbooks = z
  .strictObject({ ...row, formula: formula.default(""), workbook: workbook.default({}) })
  .transform(({ what, reason, ...one }): BuiltDocument => {
    const cell = `<sheetData><row><c t="str">${one.formula}<v>x</v></c></row></sheetData>`;
    return [`a workbook ${what}`, makeWorkbook({ sheets: { A: cell }, ...one.workbook }), reason, "list.xlsx"];
  });

/** The rows of the table, by the names of their groups. */
export const builtDocuments = z
  .strictObject({
    ...{ accepted: pdfs, refused: pdfs, csv: z.array(csv), workbooks: z.array(workbooks) },
    placesOfPdf: z.record(z.string(), pdf.transform(createPdf)),
    placesOfWorkbook: z.record(
      z.string(),
      workbook.transform((parts) => makeWorkbook({ sheets: { A: "" }, ...parts })),
    ),
  })
  .parse(parse(readFileSync("tests/documents.yaml", "utf8")));
