import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ledgerFile } from "../../src/content/ledger";
import { sha256Of } from "../../src/content/sha256";
import { findLedgerChanges } from "./ledger-changes";

let root = "";
const git = (...command: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=clerk", "-c", "user.email=clerk@council.example", ...command], { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
};
const record = (...contents: readonly string[]) =>
  write(ledgerFile, contents.map((content) => `${sha256Of(content)} 2026-11-25 - order.pdf\n`).join(""));
const found = () => findLedgerChanges(root).map(({ line, message }) => `${line}: ${message.key}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "ledger-changes-"));
  git("init", "--quiet");
  write("static/documents/order.pdf", "first");
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

test("a new line must be true of a document that is there, or was", () => {
  record("first");
  expect(found()).toEqual([]);
  commit();
  expect(found()).toEqual([]);
  write("static/documents/order.pdf", "second");
  commit();
  write("static/documents/order.pdf", "third");
  commit();
  // The publication of the second may be recorded after the third was accepted.
  record("first", "second", "third");
  expect(found()).toEqual([]);
});

test.each(["before it is committed", "once it is committed"])("an invented line is refused, %s", (when) => {
  record("first", "invented");
  if (when === "once it is committed") commit();
  expect(found()).toEqual(["2: ledger-invented"]);
});

test("a lost line is refused", () => {
  record("first");
  commit();
  write(ledgerFile, "");
  expect(found()).toEqual(["1: ledger-lost"]);
});

test("without a history nothing is known to be invented", () => {
  rmSync(path.join(root, ".git"), { recursive: true });
  record("invented");
  expect(found()).toEqual([]);
});
