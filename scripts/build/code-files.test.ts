import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeBefore, codeFiles, removeFormerCode } from "./code-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "published-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (...names: string[]) => {
  for (const name of names) writeFileSync(path.join(folder, name), "");
  const namedChunkGroups = { app: { assets: names.map((name) => ({ name })) } };
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ namedChunkGroups }));
};

it("removes the code that only the build before had, and nothing else", async () => {
  expect(codeBefore(folder)).toEqual([]);
  build("framework-1.js", "app-1.js");
  writeFileSync(path.join(folder, "worker.js"), "");
  const before = codeBefore(folder);
  build("framework-1.js", "app-2.js");
  await removeFormerCode(folder, before);
  expect(readdirSync(folder).sort()).toEqual(["app-2.js", "framework-1.js", "webpack.stats.json", "worker.js"]);
  expect(codeFiles(folder).get("app")).toEqual(["framework-1.js", "app-2.js"]);
});

it("is told what stands there only where a site was built", () => {
  expect(() => codeFiles(folder)).toThrow("webpack.stats.json");
});
