import path from "node:path";
import type { Verification } from "../verify/verify-site";
import { verifyFolder, verifyLive } from "./live-site";
import { ReleaseFolder } from "./release-folder";
import { parseLocalPlace, readSshPlace } from "./settings";

/** A folder of releases, and the way to verify what visitors of it see. */
export interface OpenPlace {
  readonly folder: ReleaseFolder;
  readonly verify: (published: Buffer) => Promise<Verification>;
}

/**
 * Opens a folder of releases for some work, and closes it afterwards.
 *
 * @param to a folder on this machine; undefined for the machine that the environment names (`SSH_TARGET`)
 */
export async function withPlace<Result>(
  to: string | undefined,
  environment: NodeJS.ProcessEnv,
  work: (place: OpenPlace) => Promise<Result>,
): Promise<Result> {
  const folder = await ReleaseFolder.open(to === undefined ? readSshPlace(environment) : parseLocalPlace(to));
  // A folder on this machine may have no address yet.
  const current = to === undefined || environment.SITE_URL ? undefined : path.join(to, "current");
  const verify = (published: Buffer) =>
    current === undefined ? verifyLive("ssh", published, environment) : verifyFolder(current, published);
  try {
    return await work({ folder, verify });
  } finally {
    await folder.close();
  }
}
