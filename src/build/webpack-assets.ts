import { readFileSync } from "node:fs";
import { z } from "zod";
import { getStatsFile } from "./webpack-reports";

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
