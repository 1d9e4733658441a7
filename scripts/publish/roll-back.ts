import type { Verification } from "../verify/verify-site";
import { formatRecord, type ReleaseRecord } from "./records";
import type { ReleaseFolder, Releases } from "./release-folder";
import { PublishError } from "./settings";

/**
 * Makes an earlier release live again: the release `wanted`, or else the last verified one before the current. Skips
 * releases that were rolled back.
 *
 * @param wanted a release id
 * @throws PublishError if there is no such release, or the live site then differs from it
 */
export async function rollBack(
  folder: ReleaseFolder,
  wanted: string | undefined,
  verify: (published: Buffer) => Promise<Verification>,
): Promise<ReleaseRecord> {
  const releases = await folder.read();
  const record = wanted === undefined ? findPrevious(releases) : releases.verified.find(({ id }) => id === wanted);
  if (!record) {
    const known = releases.verified.map((one) => `\n  ${formatRecord(one)}`).join("");
    throw new PublishError(
      `There is no ${wanted ?? "earlier"} release that was verified.${known && ` There are:${known}`}`,
    );
  }
  if (releases.current && releases.current > record.id) await folder.markRejected(releases.current);
  await folder.switchTo(record.id);
  const { outcome, faults } = await verify(await folder.readDigestList(record.id));
  if (outcome === "go-back" || outcome === "retry")
    throw new PublishError(
      `Release ${record.id} is switched to, but the live site differs from it:\n${faults.map(({ en }) => en).join("\n")}`,
    );
  return record;
}

function findPrevious({ current, verified, rejected }: Releases): ReleaseRecord | undefined {
  return verified.findLast(({ id }) => !rejected.has(id) && (current === undefined || id < current));
}
