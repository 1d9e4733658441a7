import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getStatsFile, moveReports } from "./webpack-reports";

it("publishes no build report, compressed or not", async () => {
  const project = mkdtempSync(path.join(tmpdir(), "reports-"));
  try {
    const published = path.join(project, "public");
    mkdirSync(published);
    for (const name of [
      "webpack.stats.json",
      "webpack.stats.json.br",
      "chunk-map.json",
      "chunk-map.json.gz",
      "app.js",
    ]) {
      writeFileSync(path.join(published, name), "");
    }
    await moveReports(published);
    expect(readdirSync(published)).toEqual(["app.js"]);
    expect(existsSync(getStatsFile(published))).toBe(true);
  } finally {
    rmSync(project, { recursive: true });
  }
});
