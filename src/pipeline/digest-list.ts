import { z } from "zod";
import { timeForm } from "../language/dates";

export { digestListPath } from "../site/published-paths";

/** The URL path of the signature of that list: 64 bytes of Ed25519 (RFC 8032) over the list's own bytes. */
export const digestSignaturePath = "/.well-known/site-digests.sig";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

const digestList = z.object({
  /** The council's address of the site, without a slash at its end. */
  site: z.string(),
  /** The commit it was built from; null without git. */
  commit: z.string().nullable(),
  /** True if any file differed from that commit. */
  uncommitted: z.boolean(),
  /** The day in India for which it was built, YYYY-MM-DD. */
  day: z.string(),
  /** The last time of that day, HH:MM, at which an entry became due before the build; what is due later is not in it. */
  time: z.string().regex(timeForm).default("00:00"),
  /** The digest of `package-lock.json`, which fixes every program that built it. */
  lock: sha256,
  /** The key that its signature is checked with, as `signingKey` of `content/site.yaml` has it; null where there is none. */
  signingKey: z.string().nullable(),
  /** SHA-256 digests in hexadecimal digits, by the files' paths in the published folder. */
  files: z.record(z.string().startsWith("/"), sha256),
});

/** The record of a built site: its source, its day and the digest of every file. */
export type DigestList = z.output<typeof digestList>;

/** Writes the list as text, a file on a line. */
export function formatDigestList(list: DigestList): string {
  return `${JSON.stringify(list, null, 1)}\n`;
}

/** Reads the text of a list. Undefined where it is none. */
export function parseDigestList(text: string): DigestList | undefined {
  try {
    return digestList.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
