import path from "node:path";
import type { Verification } from "../verify/verify-site";
import { verifyFolder, verifyLive } from "./live-site";
import { ReleaseFolder } from "./release-folder";
import { parseLocalPlace, readSshPlace } from "./settings";

/** An open folder of releases, and a function that verifies its current release. */
export interface OpenPlace {
  readonly folder: ReleaseFolder;
  readonly verify: (published: Buffer) => Promise<Verification>;
}

/**
 * Opens a folder of releases, runs `work` with it, and closes it.
 *
 * @param to a folder on this machine, or undefined for the one in `SSH_TARGET`
 */
export async function withPlace<Result>(
  to: string | undefined,
  environment: NodeJS.ProcessEnv,
  work: (place: OpenPlace) => Promise<Result>,
): Promise<Result> {
  const folder = await ReleaseFolder.open(to === undefined ? readSshPlace(environment) : parseLocalPlace(to));
  // A folder on this machine may have no URL yet.
  const current = to === undefined || environment.SITE_URL ? undefined : path.join(to, "current");
  const verify = (published: Buffer) =>
    current === undefined ? verifyLive("ssh", published, environment) : verifyFolder(current, published);
  try {
    return await work({ folder, verify });
  } finally {
    await folder.close();
  }
}
