import { ClerkFault, type ClerkTexts, getTexts } from "../../src/messages";
import type { PublishingHost } from "../publish/hosts";
import { findAgeFaults, findDateFaults } from "./dates";
import { findDeliveryFaults } from "./delivery";
import { fetchDigestList, formatSource, type ServedList, type SigningKeys } from "./digest-list";
import { findChangedFiles, findExtraFiles } from "./files";
import { fetchWithdrawn } from "./withdrawn";

/** Milliseconds during which a host may still serve the previous release after a new one. */
export const hostDelayMs = 180_000;

/** The expected state of a served site. */
export interface Expected extends SigningKeys {
  /** The host that serves the site. Features that it does not support are not checked. */
  readonly host: PublishingHost;
  /** The bytes of the published list of digests, or undefined to accept any release. */
  readonly published?: Buffer | undefined;
  /** Milliseconds during which a host may still serve the previous release. */
  readonly timeoutMs?: number;
  /** The names on the list of withdrawals; by default none. */
  readonly withdrawn?: ReadonlySet<string>;
  /** The maximum age of the release in days, or undefined to accept any age. */
  readonly maxAgeDays?: number | undefined;
}

/**
 * The action after a verification: none (`sound`), switch to the previous release (`go-back`), have a person look,
 * since another release would not help (`alarm`), or verify again, since the site is unreachable or shows another
 * release (`retry`).
 */
type Outcome = "sound" | "go-back" | "alarm" | "retry";

/** The exit code of each outcome. Code 2 means invalid arguments. */
export const exitCodes: Readonly<Record<Outcome, number>> = { sound: 0, "go-back": 1, alarm: 3, retry: 4 };

/** The result of a verification, for people and for CI. */
export interface Verification {
  readonly outcome: Outcome;
  readonly notes: readonly ClerkTexts[];
  readonly faults: readonly ClerkTexts[];
}

/** Verifies a served site: signed list of digests, files, delivery and dates. An unreachable site is a fault. */
export function verifySite(origin: string, expected: Expected): Promise<Verification> {
  return withoutThrowing(async () => {
    const served = await waitForRelease(origin, expected);
    const { list } = served;
    const notes = createNotes(origin, served, expected);
    // Another release may have that key as well.
    if (!list || served.faults.length > 0)
      return { outcome: served.hasOtherKey ? "alarm" : "go-back", notes, faults: served.faults };
    const other = otherRelease(served, expected.published);
    if (other.length > 0) return { outcome: "retry", notes, faults: other };
    const withdrawn = await fetchWithdrawn(origin, expected.withdrawn);
    const changed = [
      ...(await findChangedFiles(origin, list, withdrawn)),
      ...(await findDeliveryFaults(origin, list, expected.host, withdrawn)),
    ];
    const dated = [...findAgeFaults(list, expected.maxAgeDays), ...(await findDateFaults(origin))];
    const outcome = changed.length > 0 ? "go-back" : dated.length > 0 ? "alarm" : "sound";
    return { outcome, notes, faults: [...changed, ...dated] };
  });
}

/** Compares the files of a copy with the digests of the original site. */
export function compareSites(
  copy: string,
  site: string,
  expected: Pick<Expected, keyof SigningKeys | "withdrawn">,
): Promise<Verification> {
  return withoutThrowing(async () => {
    const original = await fetchDigestList(site, expected);
    if (!original.list || original.faults.length > 0) return { outcome: "alarm", notes: [], faults: original.faults };
    const own = await fetchDigestList(copy, { signingKey: undefined });
    const notes = [...createNotes(site, original, expected), ...(own.list ? createNotes(copy, own, expected) : [])];
    const extra = own.list ? findExtraFiles(copy, original.list, own.list) : own.faults;
    const withdrawn = await fetchWithdrawn(site, expected.withdrawn);
    const faults = [...(await findChangedFiles(copy, original.list, withdrawn)), ...extra];
    return { outcome: faults.length > 0 ? "alarm" : "sound", notes, faults };
  });
}

function createNotes(origin: string, { list, isSigned }: ServedList, { signingKey }: SigningKeys) {
  if (!list) return [];
  const release = getTexts(isSigned ? "verify.release-signed" : "verify.release", {
    origin,
    source: formatSource(list),
    files: Object.keys(list.files).length,
  });
  return signingKey === undefined ? [release, getTexts("verify.unsigned")] : [release];
}

function otherRelease({ list, bytes }: ServedList, published: Buffer | undefined): ClerkTexts[] {
  if (!list || !published || published.equals(bytes)) return [];
  return [getTexts("verify.other-release", { expected: shorten(published), found: shorten(bytes) })];
}

/** Returns the commit and day in a list of digests, which identify its release. */
function shorten(bytes: Buffer): string {
  return (
    bytes
      .toString("utf8")
      .match(/"(?:commit|day)": "?[^",]*/gu)
      ?.join(" ")
      .replaceAll('"', "") ?? "–"
  );
}

/** Fetches the list of digests until it is the published one or the timeout ends, since a CDN updates with a delay. */
async function waitForRelease(origin: string, { published, timeoutMs = 0, ...keys }: Expected): Promise<ServedList> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const served = await fetchDigestList(origin, keys);
    if (!published || published.equals(served.bytes) || Date.now() > until) return served;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

async function withoutThrowing(work: () => Promise<Verification>): Promise<Verification> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ClerkFault)) throw error;
    return { outcome: "retry", notes: [], faults: [error.words] };
  }
}
