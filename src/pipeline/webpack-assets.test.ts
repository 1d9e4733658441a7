import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getStatsFile, listAssets } from "./webpack-reports";

let folder = "";
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "published-")), "public");
  mkdirSync(path.dirname(getStatsFile(folder)));
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

it("lists the code files of each part", () => {
  const namedChunkGroups = { app: { assets: [{ name: "framework-1.js" }, { name: "app-2.js" }] } };
  writeFileSync(getStatsFile(folder), JSON.stringify({ namedChunkGroups }));
  expect(listAssets(folder).get("app")).toEqual(["framework-1.js", "app-2.js"]);
});

it("throws for a folder without a built site", () => {
  expect(() => listAssets(folder)).toThrow("webpack.stats.json");
});
