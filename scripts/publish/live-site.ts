import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { serveFolder } from "../serve/server";
import type { SigningKeys } from "../verify/digest-list";
import { hostDelayMs, type Verification, verifySite } from "../verify/verify-site";
import { PublishError, parseLocalDestination, readSshDestination } from "./destination";
import type { ReadList, VerifyLive } from "./publish-release";
import { type ReleaseFolder, withReleases } from "./release-folder";
import { readWithdrawalList } from "./withdrawal-list";

/** A live site and the public keys of its releases' signatures. */
export interface LiveSite extends SigningKeys {
  /** The origin that responds. A server may have another name until the domain points to it. */
  readonly origin: string;
}

/** The schema of the values of `content/site.yaml` that a publication needs. The check of the content has the other rules. */
const council = z.object({
  siteAddress: z.url(),
  signingKey: z.string().optional(),
  formerSigningKeys: z.array(z.object({ key: z.string(), until: z.string() })).optional(),
});

/**
 * Reads the origin of the live site from `SITE_URL`, or else from `content/site.yaml`, and the public signing key from
 * `content/site.yaml`.
 *
 * @throws PublishError if `SITE_URL` is not a URL or the file has errors
 */
export function readLiveSite({ SITE_URL: url = "" }: NodeJS.ProcessEnv): LiveSite {
  if (url !== "" && !/^https?:\/\/[^/\s]/u.test(url))
    throw new PublishError(`SITE_URL must begin with https://, as in https://council.example, not "${url}".`);
  const { data } = council.safeParse(parse(readFileSync(path.join("content", "site.yaml"), "utf8")));
  if (!data) throw new PublishError("content/site.yaml cannot be read. `npm run check` gives the reason.");
  const { siteAddress, signingKey, formerSigningKeys } = data;
  return { origin: new URL(url || siteAddress).origin, signingKey, formerSigningKeys };
}

/** Verifies that the live site is the release whose list of digests has the bytes `published`. */
function verifyLive(environment: NodeJS.ProcessEnv, ...[published, withdrawn]: Parameters<VerifyLive>) {
  const { origin, ...keys } = readLiveSite(environment);
  return verifySite(origin, { ...keys, host: "ssh", published, withdrawn, timeoutMs: hostDelayMs });
}

/** Verifies a folder as if it were live, for a machine without a web server or before the domain points to it. */
async function verifyFolder(folder: string, ...[published, withdrawn]: Parameters<VerifyLive>): Promise<Verification> {
  const server = await serveFolder(folder);
  try {
    return await verifySite(server.origin, { ...readLiveSite({}), host: "ssh", published, withdrawn });
  } finally {
    await server.close();
  }
}

/** A folder of releases, and the way to verify what visitors of it see. */
interface OpenDestination {
  readonly folder: ReleaseFolder;
  readonly verify: VerifyLive;
  readonly readList: ReadList;
}

/**
 * Opens a folder of releases, calls `work` with it, and closes the connection afterwards.
 *
 * @param to a folder on this machine; undefined for the machine that the environment names (`SSH_TARGET`)
 */
export function openDestination<Result>(
  to: string | undefined,
  environment: NodeJS.ProcessEnv,
  work: (place: OpenDestination) => Promise<Result>,
): Promise<Result> {
  // A folder on this machine may have no address yet.
  const current = to === undefined || environment.SITE_URL ? undefined : path.join(to, "current");
  const verify: VerifyLive = (...expected) =>
    current === undefined ? verifyLive(environment, ...expected) : verifyFolder(current, ...expected);
  const place = to === undefined ? readSshDestination(environment) : parseLocalDestination(to);
  return withReleases(place, (folder) => work({ folder, verify, readList: readWithdrawalList }));
}
