import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { compression } from "../site/http";

const statsFile = "webpack.stats.json";

/** The reports on its scripts that Gatsby writes to the published folder: for builds, not for visitors. */
const reports = [statsFile, "chunk-map.json"];

/** The folder beside a published one that keeps the reports of its build. */
const reportsFolder = (published: string) => path.join(published, "..", ".cache");

/** The file that says which scripts each template needs. */
export function getStatsFile(published: string): string {
  return path.join(reportsFolder(published), statsFile);
}

/** Moves the reports of a build out of the published folder, once Gatsby has ended. */
export async function moveReports(published: string): Promise<void> {
  await mkdir(reportsFolder(published), { recursive: true });
  for (const name of reports) {
    await rename(path.join(published, name), path.join(reportsFolder(published), name));
    // An earlier build compressed it.
    for (const { extension } of compression.encodings)
      await rm(path.join(published, name + extension), { force: true });
  }
}
