import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportLines } from "../../../tests/cases/folder";
import { parsedLists } from "../../schema/collections/lists";

const folder = path.join("product", "collections");
const files = readdirSync(folder);

it("makes a list of each file of the product", () => {
  expect(parsedLists.map(({ key }) => `${key}.yaml`)).toEqual(expect.arrayContaining(files));
});

it.each(files)("finds nothing wrong in %s of the product, as a council that takes it over has it", (name) => {
  expect(reportLines({ [`content/collections/${name}`]: readFileSync(path.join(folder, name), "utf8") })).toEqual([]);
});
