import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { getStatsFile, listAssets, moveReports } from "./webpack-reports";

const published = path.join(temporaryFolder(), "public");
const put = writerIn(published);

it("publishes no build report  and reads the code files of each part from it", async () => {
  const namedChunkGroups = { app: { assets: [{ name: "framework-1.js" }, { name: "app-2.js" }] } };
  put("webpack.stats.json", JSON.stringify({ namedChunkGroups }));
  for (const name of ["chunk-map.json", "app.js"]) put(name, "");
  await moveReports(published);
  expect(readdirSync(published)).toEqual(["app.js"]);
  expect(existsSync(getStatsFile(published))).toBe(true);
  expect(listAssets(published).get("app")).toEqual(["framework-1.js", "app-2.js"]);
});

it("throws for a folder without a built site", () => {
  expect(() => listAssets(published)).toThrow("webpack.stats.json");
});
