import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { differencesBetween } from "./compare";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compared-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("finds what is missing, what is too much, and the first byte that differs", async () => {
  const files = {
    one: { "same.html": "same", "page/index.html": "made at 10:00", gone: "", "longer.txt": "ab" },
    other: { "same.html": "same", "page/index.html": "made at 11:00", come: "", "longer.txt": "abc" },
  };
  for (const [side, written] of Object.entries(files)) {
    for (const [name, content] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(folder, side, name)), { recursive: true });
      writeFileSync(path.join(folder, side, name), content);
    }
  }
  const { differences } = await differencesBetween(path.join(folder, "one"), path.join(folder, "other"));
  expect([...differences].sort()).toEqual([
    "come is only in the second",
    "gone is only in the first",
    expect.stringMatching(/^longer\.txt differs from byte 2: /),
    `${path.join("page", "index.html")} differs from byte 9: "made at 10:00" and "made at 11:00"`,
  ]);
});
