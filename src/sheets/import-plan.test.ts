import { changedSample, sampleMoment } from "../../tests/cases/folder";
import { orders } from "../../tests/site/lists-by-file";
import { openFiles } from "../content/open-content";
import { departments } from "../schema/collections/organisation";
import { schools } from "../schema/collections/schools";
import { findColumns } from "./columns";
import { formatFault } from "./fault-groups";
import { resolveRows } from "./import-plan";

const content = openFiles(changedSample({}), [], sampleMoment);

/** Plans the import of a sheet: titles first, then the rows from number 2. */
function plan(collection: Parameters<typeof resolveRows>[2], [titles = [], ...rows]: readonly string[][]) {
  const sheet = { titles, rows: rows.map((cells, index) => ({ number: index + 2, cells })) };
  const { columns } = findColumns(sheet, collection, "en");
  const { accepted, refused } = resolveRows(sheet, columns, collection, content, { partial: true });
  const reasons = refused.map(({ row, errors }) => [row.number, errors.map((fault) => formatFault(fault).en).join()]);
  return { accepted, reasons: Object.fromEntries(reasons) };
}

const titles = ["Code", "School (English)", "School (Hindi)", "School (Sanskrit)", "District", "Level", "Management"];
const second = ["SK-002", "Second school", "दूसरा विद्यालय", "द्वितीयः विद्यालयः", "Almora", "Prathama", "Aided"];

test.each([
  ["the same school, in other characters", second.with(0, "\uFEFFＳＫ–००२"), "row 2 is the same entry (sk-002)"],
  ["a code from which no key can be made", second.with(0, "–/–"), "no key can be made from the row"],
  ["a code whose key another school has", second.with(0, "School 1"), "the key that would be proposed, school-1,"],
  ["a code with a look-alike", second.with(0, "SК-003"), "has К of another script"],
  ["what plain CSV leaves of Hindi", second.with(2, "????? ???????"), "save the sheet again as “CSV UTF-8”"],
  ["a text that slipped into the next cell", [...second.with(0, "SK-3"), "stray"], "more cells than there are titles"],
  ["a missing translation", second.with(0, "SK-3").with(2, ""), "School › Hindi: the Hindi text is missing"],
])("refuses %s", (_what, row, reason) => {
  expect(plan(schools, [titles, second, row]).reasons).toEqual({ 3: expect.stringContaining(reason) });
});

test("refuses a row that would make a valid entry invalid", () => {
  const { reasons } = plan(schools, [
    ["Key", ...titles],
    ["a-school", ...second.with(0, "SK-001")],
  ]);
  expect(reasons[2]).toContain("with this row content/tables/schools/school-1.yaml would be wrong: SK-001");
});

test("preserves a field without a column or with an empty cell, and removes it for a dash", () => {
  const head = ["Key", "Document", "Name (English)"];
  const [preserved, removed] = ["", "–"].map((cell) => plan(orders, [head, ["order-1", cell, "Centres"]]).accepted[0]);
  expect(preserved?.planned?.text).toMatch(/en: Centres\n {2}hi: परीक्षा केंद्र[\s\S]*\ndocument: order-1\.pdf/u);
  expect(removed?.planned?.text).not.toContain("document");
});

test("warns of a row without a key that gives an existing entry another name", () => {
  const { accepted } = plan(schools, [titles.slice(0, 2), ["SK-001", "Another school"]]);
  const warnings = accepted[0]?.warnings.map((fault) => formatFault(fault).en);
  expect(warnings).toEqual([expect.stringContaining("the row changes the entry school-1, whose name")]);
});

describe("rows that refer to each other", () => {
  const head = ["Name (English)", "Name (Hindi)", "Name (Sanskrit)", "Under", "Position"];
  const office = ["Office", "कार्यालय", "कार्यालयः", "Council", "1"];
  const branch = ["Branch", "शाखा", "शाखा", "Office", "1"];

  test("may be in any order, and use names", () => {
    const { accepted } = plan(departments, [head, branch, office]);
    expect(accepted[0]?.planned?.text).toContain("under: office");
  });

  test.each([
    ["the row that they refer to is invalid", office.with(4, "first"), "Office"],
    ["they form a loop", office.with(3, "Branch"), "the offices form a loop"],
  ])("are refused if %s", (_what, wrong, reason) => {
    expect(plan(departments, [head, branch, wrong]).reasons).toEqual({
      2: expect.stringContaining(reason),
      3: expect.anything(),
    });
  });
});
