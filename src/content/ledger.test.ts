import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { formatMessage } from "../messages";
import { listProjectFiles, readEntries } from "./disk";
import { checkLedger, compareLedger, ledgerFile, updateLedger } from "./ledger";
import { recordPublication } from "./record-publication";

const [first, second] = ["a".repeat(64), "b".repeat(64)];

it("never removes a version: sets its end, and clears it when it is published again", () => {
  const day1 = updateLedger([], [{ name: "x.pdf", digest: first }], "2026-11-01");
  expect(day1).toEqual([{ name: "x.pdf", digest: first, since: "2026-11-01", ended: undefined }]);
  const day2 = updateLedger(day1, [{ name: "x.pdf", digest: second }], "2026-11-05");
  expect(day2).toEqual([
    { name: "x.pdf", digest: first, since: "2026-11-01", ended: "2026-11-05" },
    { name: "x.pdf", digest: second, since: "2026-11-05", ended: undefined },
  ]);
  expect(updateLedger(day2, [], "2026-11-09").map(({ ended }) => ended)).toEqual(["2026-11-05", "2026-11-09"]);
  expect(updateLedger(day2, [{ name: "x.pdf", digest: first }], "2026-11-09").map(({ ended }) => ended)).toEqual([
    undefined,
    "2026-11-09",
  ]);
});

describe("in a project", () => {
  const root = temporaryFolder();
  beforeEach(() => {
    write("static/documents/order.pdf", "%PDF-1");
    write("static/documents/secret.pdf", "%PDF-2");
    write("content/orders/order.yaml", "key: order\ndocument: order.pdf\n");
    write("content/orders/secret.yaml", "key: secret\npublishOn: 2026-12-24\ndocument: secret.pdf\n");
  });

  const write = writerIn(root);
  const ledger = () => readFileSync(path.join(root, ledgerFile), "utf8");
  const check = (moment: string) => checkLedger(listProjectFiles(root), readEntries(root), moment);
  const compare = (earlier: string) => compareLedger(listProjectFiles(root), earlier);
  const faults = (today: string) =>
    check(`${today}T00:00`).map(({ line, message }) => `${line}: ${formatMessage(message, "en")}`);

  it("records only published documents, not those with a later day", () => {
    expect(recordPublication(root, "2026-11-25T00:00")).toEqual({ added: 1, ended: 0 });
    expect(ledger()).toMatch(/^[0-9a-f]{64} 2026-11-25 - order\.pdf\n$/u);
    expect(recordPublication(root, "2026-11-26T00:00")).toEqual({ added: 0, ended: 0 });
    write("static/documents/order.pdf", "%PDF-1.1");
    expect(recordPublication(root, "2026-11-27T00:00")).toEqual({ added: 1, ended: 1 });
    expect(recordPublication(root, "2026-12-24T00:00")).toEqual({ added: 1, ended: 0 });
    expect(ledger()).toContain("2026-12-24 - secret.pdf");
    expect(faults("2026-12-24")).toEqual([]);
  });

  it("records a document with a publication time from that minute on", () => {
    write("content/orders/secret.yaml", "key: secret\npublishOn: 2026-12-24\npublishAt: 17:30\ndocument: secret.pdf\n");
    expect(recordPublication(root, "2026-12-24T17:29")).toEqual({ added: 1, ended: 0 });
    expect(ledger()).not.toContain("secret.pdf");
    expect(recordPublication(root, "2026-12-24T17:30")).toEqual({ added: 1, ended: 0 });
    expect(check("2026-12-24T17:30")).toEqual([]);
    expect(check("2026-12-24T17:29").map(({ line }) => line)).toEqual([2]);
  });

  it("refuses documents not yet due, invalid lines, duplicates and implausible dates", () => {
    recordPublication(root, "2026-12-24T00:00");
    expect(faults("2026-12-23").sort()).toEqual([
      expect.stringContaining("1: the days cannot be right"),
      expect.stringContaining("2: the days cannot be right"),
    ]);
    const dated = ledger().replaceAll("2026-12-24", "2026-11-25");
    write(ledgerFile, dated);
    expect(faults("2026-12-23")).toEqual([expect.stringContaining("2: secret.pdf is not published yet")]);
    const [line = ""] = dated.split("\n");
    write(
      ledgerFile,
      `${line}\n${line}\nlost\n${"c".repeat(64)} 2026-11-25 2026-11-24 x.pdf\n${"d".repeat(64)} 2026-02-31 - x.pdf\n`,
    );
    expect(faults("2026-12-23")).toEqual([
      expect.stringContaining("2: the same file is already in line 1"),
      expect.stringContaining("3: this is not a line of the ledger"),
      expect.stringContaining("4: the days cannot be right"),
      expect.stringContaining("5: this is not a line of the ledger"),
    ]);
  });

  it("reports a line missing since an earlier commit, but allows setting its end", () => {
    recordPublication(root, "2026-11-25T00:00");
    const earlier = ledger();
    write("static/documents/order.pdf", "%PDF-1.1");
    recordPublication(root, "2026-11-27T00:00");
    expect(compare(earlier)).toEqual([]);
    write(ledgerFile, "");
    expect(compare(earlier).map(({ message }) => formatMessage(message, "en"))).toEqual([
      expect.stringContaining(`put it back: ${earlier.slice(0, 64)}`),
    ]);
  });

  it("warns of an added line that is no document of the content", () => {
    recordPublication(root, "2026-11-25T00:00");
    const earlier = ledger();
    recordPublication(root, "2026-12-24T00:00");
    expect(compare(earlier)).toEqual([]);
    write(ledgerFile, `${ledger()}${second} 2026-11-26 - invented.pdf\n`);
    expect(compare(earlier).map(({ severity, message }) => [severity, formatMessage(message, "en")])).toEqual([
      ["warning", expect.stringContaining("invented.pdf")],
    ]);
  });

  it("allows removing the whole ledger, as on adoption by a council", () => {
    recordPublication(root, "2026-11-25T00:00");
    const earlier = ledger();
    rmSync(path.join(root, ledgerFile));
    expect(compare(earlier)).toEqual([]);
    expect(faults("2026-11-25")).toEqual([]);
  });
});
