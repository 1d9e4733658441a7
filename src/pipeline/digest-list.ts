import * as z from "zod";
import { parseJson } from "../documents/bytes";
import { timeForm } from "../language/times";

export { digestListPath } from "../site/published-paths";

/** The URL path of the signature of the digest list: 64 bytes of Ed25519 (RFC 8032) over the bytes of the list. */
export const digestSignaturePath = "/.well-known/site-digests.sig";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

const digestList = z.object({
  /** The URL of the site, without a trailing slash. */
  site: z.string(),
  /** The commit that the site was built from; null without git. */
  commit: z.string().nullable(),
  /** True if any file differed from that commit. */
  uncommitted: z.boolean(),
  /** The day of the build in India, YYYY-MM-DD. */
  day: z.string(),
  /**
   * The time, HH:MM, of the last entry that became due that day before the build. Later entries are not in the site.
   */
  time: z.string().regex(timeForm).default("00:00"),
  /** The digest of `package-lock.json`, which pins every program that built the site. */
  lock: sha256,
  /** The public key of the signature, from `signingKey` of `content/site.yaml`; null without one. */
  signingKey: z.string().nullable(),
  /** SHA-256 digests in hexadecimal, by the path of each file in the published folder. */
  files: z.record(z.string().startsWith("/"), sha256),
});

/** The record of a built site: its source, its day and the digest of every file. */
export type DigestList = z.output<typeof digestList>;

/** Formats a list as JSON with one file per line. */
export function formatDigestList(list: DigestList): string {
  return `${JSON.stringify(list, null, 1)}\n`;
}

/** Parses the text of a list. Returns undefined if it is not a digest list. */
export function parseDigestList(text: string): DigestList | undefined {
  return digestList.safeParse(parseJson(text)).data;
}
