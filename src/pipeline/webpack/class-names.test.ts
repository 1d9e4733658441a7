import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nameClasses } from "./class-names";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "part"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("every class has a unique short name, which no global style sheet can use", () => {
  const [one, other] = [path.join(folder, "a.module.css"), path.join(folder, "part", "a.module.css")];
  writeFileSync(one, ".list > .item:hover, .list .is-open { margin: .5rem }");
  writeFileSync(other, "@media print { .list { display: none } }\n@keyframes turn {}");
  writeFileSync(path.join(folder, "global.css"), ".list {}");
  const nameOf = nameClasses(folder);
  const names = [nameOf(one, "list"), nameOf(one, "item"), nameOf(one, "is-open"), nameOf(other, "list")];
  expect(names).toEqual(["_0", "_1", "_2", "_3"]);
  // Names that css-loader chooses itself.
  expect([nameOf(other, "turn"), nameOf(path.join(folder, "global.css"), "list")]).toEqual([undefined, undefined]);
});
