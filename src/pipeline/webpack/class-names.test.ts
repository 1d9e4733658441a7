import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { nameClasses } from ".";

const folder = temporaryFolder();
beforeEach(() => {
  mkdirSync(path.join(folder, "part"));
});

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
