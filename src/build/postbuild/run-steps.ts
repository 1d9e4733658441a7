import type { BuildArgs } from "gatsby";
import type { Digests } from "./digests";

/** The state shared by the steps after a build. */
export interface PostBuild {
  readonly args: BuildArgs;
  /** The published folder. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The digests of the files: read once the pages have their policies, and again when all is written. */
  digests?: Digests;
}

/** One step after a build. */
export interface Step {
  readonly name: string;
  /** Does its work; where it gives a text, that tells people what it did. */
  readonly run: (build: PostBuild) => Promise<unknown>;
}

/** Runs steps one after the other, each told to whoever watches the build. The first error ends them. */
export async function runSteps(steps: readonly Step[], build: PostBuild): Promise<void> {
  for (const { name, run } of steps) {
    const activity = build.args.reporter.activityTimer(`after the build: ${name}`);
    activity.start();
    const said = await run(build);
    if (typeof said === "string") activity.setStatus(said);
    activity.end();
  }
}

/**
 * Gives the digests of the pages and the other files.
 *
 * @throws in a step that stands before the one that reads them
 */
export function getDigests({ digests }: PostBuild): Digests {
  if (!digests)
    throw new Error('The digests of the pages are not read yet: a step that needs them stands after "policy".');
  return digests;
}
