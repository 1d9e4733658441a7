import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeFiles } from "./code-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "published-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("names the files of code of each part", () => {
  const namedChunkGroups = { app: { assets: [{ name: "framework-1.js" }, { name: "app-2.js" }] } };
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ namedChunkGroups }));
  expect(codeFiles(folder).get("app")).toEqual(["framework-1.js", "app-2.js"]);
});

it("is told what stands there only where a site was built", () => {
  expect(() => codeFiles(folder)).toThrow("webpack.stats.json");
});
