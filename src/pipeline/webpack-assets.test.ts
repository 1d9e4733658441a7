import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { getStatsFile, listAssets } from "./webpack-reports";

const folder = path.join(temporaryFolder(), "public");
beforeEach(() => {
  mkdirSync(path.dirname(getStatsFile(folder)));
});

it("lists the code files of each part", () => {
  const namedChunkGroups = { app: { assets: [{ name: "framework-1.js" }, { name: "app-2.js" }] } };
  writeFileSync(getStatsFile(folder), JSON.stringify({ namedChunkGroups }));
  expect(listAssets(folder).get("app")).toEqual(["framework-1.js", "app-2.js"]);
});

it("throws for a folder without a built site", () => {
  expect(() => listAssets(folder)).toThrow("webpack.stats.json");
});
