import { mkdir } from "node:fs/promises";
import { currentRelease, rollback } from "../release/activate";
import { PublishError, releasePaths } from "../release/layout";
import { runNode } from "../setup/run.mjs";
import { RemoteReleases, type SshSettings } from "./remote";

/** The local mirror folder of the releases on the target machine; CI keeps the folder from run to run. */
export const mirrorFolder = ".releases";

/** The inputs of a publication besides the machine. */
export interface Publication {
  /** The folder that was built. */
  readonly site: string;
  /** Looks at the live site; gives what is wrong with it, a sentence each. */
  readonly verify: () => Promise<readonly string[]>;
  readonly say: (line: string) => void;
}

/**
 * Publishes a built site to a machine that is reached by ssh: fetches the releases that are there, makes the new one beside
 * them, copies it and then switches the link in one step. Where the live site is not what was published, the link is put
 * back.
 *
 * @throws PublishError with the reason; visitors then see the release before, whole
 */
export async function publishBySsh(settings: SshSettings, { site, verify, say }: Publication): Promise<void> {
  const remote = await RemoteReleases.open(settings);
  try {
    await mkdir(mirrorFolder, { recursive: true });
    await remote.pull(mirrorFolder);
    const before = await remote.current();
    const release = ["--import", "tsx", "scripts/release.ts", "--to", mirrorFolder, "--built", site];
    if ((await runNode([...release, "--without-browser"])) !== 0) throw new PublishError("No release was made.");
    await remote.pushTrees(mirrorFolder);
    if ((await remote.current()) !== before)
      throw new PublishError("Somebody else has published meanwhile. Publish once more.");
    await remote.pushLink(mirrorFolder);
    const faults = await verify();
    if (faults.length > 0) await rollBack(remote, before, faults);
    await remote.removeExpired(mirrorFolder).catch((error: unknown) => say(`Old releases stay: ${String(error)}`));
    say(`Visitors see release ${await currentRelease(releasePaths(mirrorFolder))}.`);
  } finally {
    await remote.close();
  }
}

async function rollBack(remote: RemoteReleases, before: string | undefined, faults: readonly string[]): Promise<never> {
  const reasons = faults.join("\n");
  if (before === undefined)
    throw new PublishError(`${reasons}\nThis is the first release, so there is none to go back to.`);
  const number = await rollback(releasePaths(mirrorFolder), Number(before.split("/").at(-1)));
  await remote.pushLink(mirrorFolder);
  throw new PublishError(`${reasons}\nVisitors see release ${number} again.`);
}
