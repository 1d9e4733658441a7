import { getTexts } from "../../src/messages";
import { readWrittenRedirects } from "../../src/pipeline/old-paths";
import { findUnservedRedirects } from "../verify/redirects";
import type { Verification } from "../verify/verify-site";
import { openDestination, readLiveSite } from "./live-site";
import { publishRelease } from "./publish-release";

/**
 * Publishes a built site and verifies it. Prints what people must know.
 *
 * @param to a folder on this machine; undefined for the machine that the environment names
 */
export function publishBuilt(
  to: string | undefined,
  site: string,
  environment: NodeJS.ProcessEnv,
): Promise<Verification> {
  return openDestination(to, environment, async ({ folder, ...how }) => {
    const { verification, lines } = await publishRelease(folder, { site, ...how });
    for (const line of lines) console.log(line);
    if (to === undefined || environment.SITE_URL) await printUnservedRedirects(site, environment);
    return printVerification(verification);
  });
}

/** Names the redirects that need new rules of the server, which only root can install. */
async function printUnservedRedirects(site: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const unserved = await findUnservedRedirects(readLiveSite(environment).origin, await readWrittenRedirects(site));
  if (unserved.length > 0)
    console.log(
      getTexts("verify.redirects-unserved", { count: unserved.length, paths: unserved.slice(0, 5).join(", ") }).en,
    );
}

/** Prints the notes and the faults of a verification. */
export function printVerification(verification: Verification): Verification {
  for (const { en } of [...verification.notes, ...verification.faults]) console.log(en);
  return verification;
}
