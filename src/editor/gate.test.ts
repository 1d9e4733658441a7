import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { createXlsx } from "../../scripts/sheets/files";
import { createPdf } from "../../tests/cases/create-pdf";
import { changedSample } from "../../tests/cases/folder";
import { checkEntry } from "../content/check-entry";
import { findDocumentWarnings } from "../content/document-warnings";
import { serializeEntry } from "../content/entry-text";
import { getEntryFile } from "../content/files";
import { noRules } from "../content/glossary";
import { openFiles } from "../content/open-content";
import { readDocument } from "../content/read-document";
import { formatMessage } from "../messages";
import messages from "../messages/en.json";
import { orders } from "../schema/collections/dated";
import { findColumns } from "../sheets/columns";
import { createCsv } from "../sheets/export-rows";
import { planImport } from "../sheets/import-plan";
import { createTitleTest, readSheet } from "../sheets/read-sheet";
import { findProblems } from "./check";

const entrances = ["form", "sheet-csv", "sheet-xlsx", "word", "typed", "pdf", "csv", "xlsx"] as const;
type Entrance = (typeof entrances)[number];

const gate = z
  .array(z.object({ rule: z.string(), text: z.string(), field: z.string().default("title.en") }).catchall(z.string()))
  .parse(parse(readFileSync("tests/gate.yaml", "utf8")));

const rules = { glossary: noRules, untranslatedLists: ["orders"] };
const text = (value: string) => (value === "long" ? "word ".repeat(300) : value);
/** Creates an order with a value in a field, or in a language of a text: `title.hi`. */
function createOrder(place: string, value: string) {
  const order = {
    key: "order-9",
    title: { en: "Trial" },
    number: "9/2024",
    subject: "academic",
    published: "2024-01-15",
  };
  const [field = "", language] = place.split(".");
  return { ...order, [field]: language === undefined ? value : { en: "Trial", [language]: value } };
}

async function readDocumentMessages(name: string, bytes: Uint8Array): Promise<string[]> {
  const { fault, content } = await readDocument(name, bytes, { withContent: true });
  const warnings = content ? findDocumentWarnings(name, content) : [];
  return [...(fault ? [fault] : []), ...warnings].map((one) => formatMessage(one, "en"));
}

function readRowMessages(name: string, bytes: Uint8Array): string[] {
  const sheet = readSheet(name, bytes, createTitleTest(orders));
  const { columns } = findColumns(sheet, orders, "en");
  const planned = planImport(sheet, columns, orders, openFiles(changedSample({}), []));
  return planned.flatMap(({ errors, warnings }) => [...errors, ...warnings].map(({ words }) => words.en));
}

function toRows(field: string, value: string): string[][] {
  const { key, title, number, subject, published } = createOrder(field, value);
  const { en, hi = "" }: { readonly en: string; readonly hi?: string } = title;
  return [
    ["Key", "Name (English)", "Name (Hindi)", "Order number", "Subject", "Published"],
    [key, en, hi, number, subject, published],
  ];
}

const read: Readonly<
  Record<Exclude<Entrance, "word">, (field: string, value: string) => Promise<string[]> | string[]>
> = {
  form: (field, value) =>
    (["error", "warning"] as const).flatMap((severity) =>
      findProblems(orders, createOrder(field, value), "en", rules, severity),
    ),
  typed: (field, value) => {
    const bytes = new TextEncoder().encode(serializeEntry(orders, createOrder(field, value)));
    const { problems } = checkEntry(getEntryFile(orders, "order-9"), bytes, rules);
    return problems.map(({ message }) => formatMessage(message, "en"));
  },
  "sheet-csv": (field, value) => readRowMessages("list.csv", createCsv(toRows(field, value))),
  "sheet-xlsx": async (field, value) => readRowMessages("list.xlsx", await createXlsx(toRows(field, value), "orders")),
  pdf: (_, value) => {
    const words = value.replace(/[()\\]/gu, "\\$&");
    const page = "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";
    return readDocumentMessages("a.pdf", createPdf({ page, content: `BT /F 12 Tf 72 720 Td (${words}) Tj ET` }));
  },
  csv: (_, value) => readDocumentMessages("a.csv", createCsv([["Text"], [value]])),
  xlsx: async (_, value) => readDocumentMessages("a.xlsx", await createXlsx([["Text"], [value]], "x")),
};

/** Returns a pattern for a message with any values. */
function toPattern(key: string): RegExp {
  const sentence: string = new Map(Object.entries(messages)).get(key) ?? "";
  return new RegExp(sentence.replace(/[.*+?^$()|[\]\\]/gu, "\\$&").replace(/\{\w+\}/gu, "[^]*"), "u");
}

const cells = gate.flatMap(({ rule, text: value, field, ...line }) =>
  entrances.map((entrance) => ({ rule, value, field, entrance, cell: line[entrance] ?? "" })),
);

test.each(cells.filter(({ cell }) => cell in messages))(
  "$rule holds at the entrance $entrance",
  async ({ entrance, field, value, cell }) => {
    const found = entrance === "word" ? [] : await read[entrance](field, text(value));
    expect(found).toContainEqual(expect.stringMatching(toPattern(cell)));
  },
);

test("every rule has a message or a reason at each entrance", () => {
  for (const { cell } of cells) expect(cell in messages || /^[A-Z].* .*\.$/u.test(cell)).toBe(true);
});
