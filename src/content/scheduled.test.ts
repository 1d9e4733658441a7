import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { minuteInIndia } from "../language/dates";
import { lastDueMoment, scheduledAt } from "./scheduled";

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
  const at = (moment: string) => scheduledAt(root, minuteInIndia(new Date(moment))).entries;
  expect(at("2027-01-14T18:29:59.999Z")).toEqual([late]);
  expect(at("2027-01-14T18:30:00.000Z")).toEqual([]);
});

it.each(["publishAt: 17:30", "publishAt: '17:30'"])("leaves an entry out until its minute in India: %s", (time) => {
  write(late, `key: late\npublishOn: 2027-01-15\n${time}\n`);
  const at = (moment: string) => scheduledAt(root, minuteInIndia(new Date(moment))).entries;
  expect(at("2027-01-15T11:59:59.999Z")).toEqual([late]);
  expect(at("2027-01-15T12:00:00.000Z")).toEqual([]);
});

it("names the last minute of a day at which an entry became due", () => {
  write(late, "key: late\npublishOn: 2027-01-15\npublishAt: 17:30\n");
  write("content/notices/soon.yaml", "key: soon\npublishOn: 2027-01-15\npublishAt: 10:00\n");
  write("content/orders/old.yaml", "key: old\npublishOn: 2026-01-15\npublishAt: 23:00\n");
  const at = (moment: string) => lastDueMoment(root, moment);
  expect(["09:59", "10:00", "17:29", "17:31"].map((time) => at(`2027-01-15T${time}`))).toEqual([
    "2027-01-15T00:00",
    "2027-01-15T10:00",
    "2027-01-15T10:00",
    "2027-01-15T17:30",
  ]);
  expect(at("2027-01-16T08:00")).toBe("2027-01-16T00:00");
});

it.each(["publishOn: '2027-01-15'", 'publishOn: "2027-01-15"', '"publishOn": 2027-01-15'])("reads %s", (line) => {
  write(late, `key: late\n${line}\n`);
  expect(scheduledAt(root, "2027-01-14T23:59").entries).toEqual([late]);
});

it("leaves out the document of such an entry, unless an entry of the site names it too", () => {
  write(late, "key: late\npublishOn: 2027-01-15\ndocument: result.pdf\n");
  write("content/orders/other.yaml", "key: other\ndocument: old-result.pdf\n");
  expect(scheduledAt(root, "2027-01-14T23:59").documents).toEqual(["static/documents/result.pdf"]);
  write("content/tables/budget/now.yaml", "key: now\ndocument: result.pdf\n");
  expect(scheduledAt(root, "2027-01-14T23:59").documents).toEqual([]);
});

it("leaves out its documents in other languages too", () => {
  write(late, "key: late\npublishOn: 2027-01-15\ndocument: result.pdf\notherLanguages:\n  hi: result-hi.pdf\n");
  const documents = ["static/documents/result.pdf", "static/documents/result-hi.pdf"];
  expect(scheduledAt(root, "2027-01-14T23:59").documents).toEqual(documents);
  expect(scheduledAt(root, "2027-01-15T00:00").documents).toEqual([]);
});

it("takes an entry without a day, with an empty one or with one that is no date, for shown", () => {
  write("content/orders/plain.yaml", "key: plain\n");
  write("content/orders/cleared.yaml", "key: cleared\npublishOn: ''\n");
  write("content/orders/wrong.yaml", "key: wrong\npublishOn: soon\n");
  write("content/orders/unreadable.yaml", "key: [\npublishOn: 2027-01-15\n");
  expect(scheduledAt(root, "2027-01-14T23:59")).toEqual({ entries: [], documents: [] });
});

it("knows the field in dated collections only", () => {
  write("content/tables/districts/late.yaml", "key: late\npublishOn: 2027-01-15\n");
  expect(scheduledAt(root, "2027-01-14T23:59").entries).toEqual([]);
});
