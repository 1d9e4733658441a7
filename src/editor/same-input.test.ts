/** One input gives one value, or one refusal, in the form, on the batch page, in an imported sheet and in a file. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { changedSample } from "../../tests/cases/folder";
import { checkEntry } from "../content/check-entry";
import { serializeEntry } from "../content/entry-text";
import { getValueAt } from "../content/fields";
import { getEntryFile } from "../content/files";
import { noRules } from "../content/glossary";
import { openFiles } from "../content/open-content";
import { writeFields } from "../desk/format";
import { findFormProblems, formatProblem } from "../desk/problems";
import { createSavedText } from "../desk/saved-text";
import { getStoredNameMessage, toPublishedName } from "../documents/names";
import messages from "../messages/en.json";
import { getCollection } from "../schema/collections";
import { findColumns, getColumnTitle, getSheetColumns } from "../sheets/columns";
import { planImport } from "../sheets/import-plan";
import { isGroup } from "../site/merge";
import { planBatch } from "./batch/plan";

const value = z.union([z.string(), z.number()]);
const inputs = z
  .array(
    z.object({
      ...{ list: z.string(), field: z.string(), text: z.string() },
      ...{ stored: value.optional(), refused: z.string().optional(), warned: z.string().optional() },
      typed: z.string().optional(),
    }),
  )
  .parse(parse(readFileSync("tests/inputs.yaml", "utf8")));

const text = { en: "Trial", hi: "परीक्षण", sa: "परीक्षणम्" };
const entries: Readonly<Record<string, object>> = {
  officials: { designation: text, rank: 1, body: "council" },
  orders: { title: text, number: "9/2024", subject: "academic", published: "2024-01-15", publishOn: "2024-02-01" },
  tenders: { title: text, reference: "T/9", notice: "tender", published: "2024-01-15", closes: "2024-02-01" },
  results: { title: text, exam: "uttar-madhyama", year: 2024, kind: "individual" },
};

const rules = { glossary: noRules, untranslatedLists: [], today: "2026-11-21" };
const files = changedSample({});

function put(list: string, field: string, typed: unknown) {
  const [name = "", language] = field.split(".");
  const entry = { key: "new-entry", ...entries[list] };
  return { ...entry, [name]: language ? { ...text, [language]: typed } : typed };
}

/** Reads a value in a file, without the line feed that ends a long text there. */
function readStored(file: string, field: string): unknown {
  const stored = getValueAt(parse(file), field.split("."));
  return typeof stored === "string" ? stored.replace(/\n$/u, "") : stored;
}

function readForm(list: string, field: string, typed: string) {
  const [collection, entry] = [getCollection(list), put(list, field, typed)];
  const stored = readStored(writeFields(collection, entry), field);
  const problems = findFormProblems(createSavedText(collection, entry, rules), "en");
  const said = (wanted: "error" | "warning") =>
    problems.filter(({ severity }) => severity === wanted).map(formatProblem);
  return { stored, said: said("error"), warned: said("warning") };
}

/** Returns a sheet with one row: the columns of the entry, as a clerk writes them. */
function toSheet(list: string, field: string, typed: string) {
  const entry: Readonly<Record<string, unknown>> = put(list, field, typed);
  const columns = getSheetColumns(getCollection(list)).flatMap((column) => {
    const own = entry[column.field.name];
    const cell = column.language && isGroup(own) ? own[column.language] : own;
    return cell === undefined ? [] : [{ title: getColumnTitle(column, "hi"), cell: String(cell) }];
  });
  return { titles: columns.map(({ title }) => title), rows: [{ number: 2, cells: columns.map(({ cell }) => cell) }] };
}

type Rows = readonly Pick<ReturnType<typeof planImport>[number], "planned" | "errors" | "warnings">[];

function readRow([row]: Rows, field: string) {
  const stored = row?.planned && readStored(row.planned.text, field);
  const say = (faults: Rows[number]["errors"] = []) => faults.map(({ words }) => words.en);
  return { stored, said: say(row?.errors), warned: say(row?.warnings) };
}

const entrances = {
  form: readForm,
  batch: (list: string, field: string, typed: string) => {
    const batch = { collection: getCollection(list), sheet: toSheet(list, field, typed), documents: [] };
    return readRow(planBatch(batch, { base: "", files }, []).rows, field);
  },
  sheet: (list: string, field: string, typed: string) => {
    const [collection, sheet] = [getCollection(list), toSheet(list, field, typed)];
    const { columns } = findColumns(sheet, collection, "en");
    return readRow(planImport(sheet, columns, collection, openFiles(files, [], "2026-11-21T12:00")), field);
  },
  typed: (list: string, field: string, typed: string) => {
    const [collection, entry] = [getCollection(list), put(list, field, typed)];
    const bytes = new TextEncoder().encode(serializeEntry(collection, entry));
    const { problems, entry: read } = checkEntry(getEntryFile(collection, "new-entry"), bytes, rules);
    const keys = (only: string) =>
      problems.filter(({ severity }) => severity === only).map(({ message }) => message.key);
    return { stored: getValueAt(read.value, field.split(".")), said: keys("error"), warned: keys("warning") };
  },
} as const;

const toPattern = (key: string) => {
  const sentence = new Map(Object.entries(messages)).get(key) ?? "No such message";
  return new RegExp(sentence.replace(/[.*+?^$()|[\]\\]/gu, "\\$&").replace(/\{\w+\}/gu, "[^]*"), "u");
};

describe.each(inputs)("$list $field: $text", ({ list, field, text: typed, typed: inFile, ...expected }) => {
  const { stored, refused, warned } = expected;
  test.each(["form", "batch", "sheet"] as const)("%s", (entrance) => {
    const found = entrances[entrance](list, field, typed);
    if (warned) expect(found.warned).toContainEqual(expect.stringMatching(toPattern(warned)));
    else if (refused === undefined) expect(found).toMatchObject({ stored, said: [] });
    else expect(found.said).toContainEqual(expect.stringMatching(toPattern(refused)));
  });

  test("a file", () => {
    const found = entrances.typed(list, field, typed);
    const message = refused ?? inFile;
    if (warned) expect(found.warned).toContain(warned);
    else if (message === undefined) expect(found).toMatchObject({ stored, said: [] });
    else expect(found.said).toContain(message);
  });
});

test.each(["शासनादेश 12.pdf", "Order No. 12 (Final).PDF", "order-12.pdf", "श्री अध्यक्ष.JPG"])(
  "a document %s gets the name that the check proposes",
  (name) => {
    const proposed = getStoredNameMessage(name)?.values.near ?? name;
    expect(toPublishedName(name)).toBe(proposed);
  },
);
