import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { fingerprintOfFolder, fingerprintOfSources, publicFolder } from "./fingerprint";

const lastBuild = z.object({
  /** What the site was made from. */
  sources: z.string(),
  /** What the build left in the published folder. */
  output: z.string(),
});

const recordOf = (project: string) => path.join(project, ".cache", "last-build.json");

/** Whether a project's published folder is whole and made from what stands in the project now. */
export async function isUpToDate(project: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = path.join(project, publicFolder);
  if (!existsSync(recordOf(project)) || !existsSync(folder)) return false;
  const record = lastBuild.safeParse(parseJson(await readFile(recordOf(project), "utf8")));
  return (
    record.success &&
    record.data.sources === (await fingerprintOfSources(project, environment)) &&
    record.data.output === (await fingerprintOfFolder(folder))
  );
}

/** Forgets the last build, so that one which fails or is broken off is never taken for whole. */
export async function forgetBuild(project: string): Promise<void> {
  await rm(recordOf(project), { force: true });
}

/**
 * Notes a finished build.
 *
 * @param sources the sources' fingerprint from before the build, so that what changed meanwhile counts as changed
 */
export async function recordBuild(project: string, sources: string): Promise<void> {
  const record: z.infer<typeof lastBuild> = {
    sources,
    output: await fingerprintOfFolder(path.join(project, publicFolder)),
  };
  await mkdir(path.dirname(recordOf(project)), { recursive: true });
  await writeFile(recordOf(project), JSON.stringify(record));
}

/** A record broken off while it was written reads as none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
