import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What webpack tells of a build, in the published folder. */
const statsFile = "webpack.stats.json";

const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/**
 * The files of code that the site's parts need, by the names of the parts: `app`, and one for each template.
 *
 * @throws where the folder holds no site that was built
 */
export function codeFiles(folder: string): ReadonlyMap<string, readonly string[]> {
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(path.join(folder, statsFile), "utf8")));
  return new Map(Object.entries(namedChunkGroups).map(([part, { assets }]) => [part, assets.map(({ name }) => name)]));
}
