import { readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
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

const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/**
 * The files of code that the site's parts need, by the names of the parts: `app`, and one for each template.
 *
 * @throws where the folder holds no site that was built
 */
export function listAssets(folder: string): ReadonlyMap<string, readonly string[]> {
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(getStatsFile(folder), "utf8")));
  return new Map(Object.entries(namedChunkGroups).map(([part, { assets }]) => [part, assets.map(({ name }) => name)]));
}
