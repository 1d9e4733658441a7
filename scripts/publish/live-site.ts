import { getEntries, readContent } from "../../src/content";
import { serveFolder } from "../serve/server";
import { type Verification, verifySite } from "../verify/verify-site";
import type { Host } from "./hosts";
import { PublishError } from "./settings";

/** Milliseconds for which a host may still serve the previous release. */
const timeoutMs = 180_000;

/** A live site and the key that its releases are signed with. */
export interface LiveSite {
  /** The origin where it answers. A machine may answer at another name before the domain leads to it. */
  readonly origin: string;
  readonly signingKey: string | undefined;
}

/**
 * Reads where the live site answers: `SITE_URL`, or the address in `content/site.yaml`.
 *
 * @throws PublishError where neither is usable
 */
export function readLiveSite({ SITE_URL: url = "" }: NodeJS.ProcessEnv): LiveSite {
  if (url !== "" && !/^https?:\/\/[^/\s]/u.test(url))
    throw new PublishError(`SITE_URL must begin with https://, as in https://council.example, not "${url}".`);
  const [council] = getEntries(readContent("."), "council");
  if (!council) throw new PublishError("content/site.yaml cannot be read. `npm run check` gives the reason.");
  return { origin: new URL(url || council.value.siteAddress).origin, signingKey: council.value.signingKey };
}

/** Verifies that the live site is a release, by the bytes of the release's list of digests. */
export function verifyLive(host: Host, published: Buffer, environment: NodeJS.ProcessEnv): Promise<Verification> {
  const { origin, signingKey } = readLiveSite(environment);
  return verifySite(origin, { signingKey, host, published, timeoutMs });
}

/** Verifies a folder as if it were live: on a machine without a web server, or before its domain leads to it. */
export async function verifyFolder(folder: string, published: Buffer): Promise<Verification> {
  const server = await serveFolder(folder);
  try {
    return await verifySite(server.origin, { signingKey: readLiveSite({}).signingKey, host: "ssh", published });
  } finally {
    await server.close();
  }
}
