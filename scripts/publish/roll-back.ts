import type { Verification } from "../verify/verify-site";
import { formatRecord, type ReleaseRecord } from "./records";
import type { ReleaseFolder, Releases } from "./release-folder";
import { PublishError } from "./settings";

/**
 * Shows visitors an earlier release again: the last one that they saw and that was verified, or the one with an id. A
 * newer release that was left is not chosen again.
 *
 * @throws PublishError where there is no such release, or where the live site is not that release afterwards
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
