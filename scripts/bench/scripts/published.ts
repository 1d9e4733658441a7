import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/**
 * The scripts that a page of a template runs, by their names in the built site.
 *
 * @throws when the site has no such template
 */
export function scriptsOf(folder: string, template: string): string[] {
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")));
  const names = ["app", `component---src-templates-${template}-tsx`].flatMap((group) => {
    const found = namedChunkGroups[group];
    if (!found) throw new Error(`The built site has no scripts called ${group}.`);
    return found.assets.map(({ name }) => name);
  });
  return [...new Set(names)].filter((name) => name.endsWith(".js"));
}

/** What is sent of a file, in bytes: compressed by brotli, or as it is where it is too small for that. */
export function bytesOf(folder: string, name: string): number {
  const file = path.join(folder, name);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
