import { readFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { getTemplateChunk } from "../site/page-data";

const statsFile = "webpack.stats.json";

/** Gatsby's reports on scripts in the published folder. Builds need them, visitors do not. */
const reports = [statsFile, "chunk-map.json"];

/** Returns the folder next to a published folder where the reports of its build are stored. */
const reportsFolder = (published: string) => path.join(published, "..", ".cache");

/** Returns the file that lists the scripts of each template. */
export function getStatsFile(published: string): string {
  return path.join(reportsFolder(published), statsFile);
}

/** Moves the reports of a build out of the published folder, once Gatsby has finished. */
export async function moveReports(published: string): Promise<void> {
  await mkdir(reportsFolder(published), { recursive: true });
  for (const name of reports) {
    await rename(path.join(published, name), path.join(reportsFolder(published), name));
  }
}

const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** The code files of each part of the site, by its name: `app`, and one per template. */
export type Assets = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the code files of a built site.
 *
 * @throws if the folder does not contain a built site
 */
export function listAssets(folder: string): Assets {
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(getStatsFile(folder), "utf8")));
  return new Map(Object.entries(namedChunkGroups).map(([part, { assets }]) => [part, assets.map(({ name }) => name)]));
}

/**
 * Returns the URLs of the scripts that render the pages of a template, without duplicates, the scripts of the app
 * first.
 *
 * @throws if the site has no such template
 */
export function getScripts(assets: Assets, template: string): readonly string[] {
  const names = [...getAssets(assets, "app"), ...getAssets(assets, getTemplateChunk(template))];
  return [...new Set(names)].filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}

function getAssets(assets: Assets, part: string): readonly string[] {
  const found = assets.get(part);
  if (!found) throw new Error(`The built site has no scripts called ${part}.`);
  return found;
}
