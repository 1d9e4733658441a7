import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { todayInIndia } from "../language/dates";
import { scheduledOn } from "./scheduled";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "scheduled-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const late = "content/orders/late.yaml";

it("leaves an entry out until midnight in India begins its day", () => {
  write(late, "key: late\npublishOn: 2027-01-15\n");
  const at = (moment: string) => scheduledOn(root, todayInIndia(new Date(moment))).entries;
  expect(at("2027-01-14T18:29:59.999Z")).toEqual([late]);
  expect(at("2027-01-14T18:30:00.000Z")).toEqual([]);
});

it.each(["publishOn: '2027-01-15'", 'publishOn: "2027-01-15"', '"publishOn": 2027-01-15'])("reads %s", (line) => {
  write(late, `key: late\n${line}\n`);
  expect(scheduledOn(root, "2027-01-14").entries).toEqual([late]);
});

it("leaves out the document of such an entry, unless an entry of the site names it too", () => {
  write(late, "key: late\npublishOn: 2027-01-15\ndocument: result.pdf\n");
  write("content/orders/other.yaml", "key: other\ndocument: old-result.pdf\n");
  expect(scheduledOn(root, "2027-01-14").documents).toEqual(["static/documents/result.pdf"]);
  write("content/tables/budget/now.yaml", "key: now\ndocument: result.pdf\n");
  expect(scheduledOn(root, "2027-01-14").documents).toEqual([]);
});

it("takes an entry without a day, with an empty one or with one that is no date, for shown", () => {
  write("content/orders/plain.yaml", "key: plain\n");
  write("content/orders/cleared.yaml", "key: cleared\npublishOn: ''\n");
  write("content/orders/wrong.yaml", "key: wrong\npublishOn: soon\n");
  write("content/orders/unreadable.yaml", "key: [\npublishOn: 2027-01-15\n");
  expect(scheduledOn(root, "2027-01-14")).toEqual({ entries: [], documents: [] });
});

it("knows the field in dated collections only", () => {
  write("content/tables/districts/late.yaml", "key: late\npublishOn: 2027-01-15\n");
  expect(scheduledOn(root, "2027-01-14").entries).toEqual([]);
});
