import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
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

/** Every file of code in a folder, as it stands before a build; none where nothing was built or can be told of it. */
export function codeBefore(folder: string): readonly string[] {
  try {
    return [...codeFiles(folder).values()].flat();
  } catch {
    // There is no build yet, or one was broken off while it wrote this: then nothing is known that could go.
    return [];
  }
}

/** Removes the files of code that the build before has left and this one does not have: Gatsby keeps them all. */
export async function removeFormerCode(folder: string, before: readonly string[]): Promise<void> {
  const now = new Set([...codeFiles(folder).values()].flat());
  for (const name of before) if (!now.has(name)) await rm(path.join(folder, name), { force: true });
}
