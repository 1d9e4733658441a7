import { createPublicKey, verify } from "node:crypto";
import { type ClerkTexts, getTexts } from "../../src/messages";
import { type DigestList, digestListPath, digestSignaturePath, parseDigestList } from "../../src/pipeline/digest-list";
import { askServer, toUrl } from "./ask";

/** The digest list that a site serves, and the problems found in it. */
export interface ServedList {
  /** The list, or undefined if the site serves none. */
  readonly list: DigestList | undefined;
  readonly bytes: Buffer;
  readonly isSigned: boolean;
  /** True if the signature is from another key, of the council or of anybody else. */
  readonly hasOtherKey?: boolean;
  readonly faults: readonly ClerkTexts[];
}

/** The public keys in the council's repository (Ed25519, SPKI in base64). */
export interface SigningKeys {
  /** The current key; without it signatures are not checked. */
  readonly signingKey: string | undefined;
  /** The former keys, each with the last day of its releases, YYYY-MM-DD. */
  readonly formerSigningKeys?: readonly { readonly key: string; readonly until: string }[] | undefined;
}

/**
 * Fetches the list of digests of a served site and checks its signature.
 * A former key counts for the releases of its days, so that a rollback may cross a change of the key.
 */
export async function fetchDigestList(
  origin: string,
  { signingKey, formerSigningKeys = [] }: SigningKeys,
): Promise<ServedList> {
  const { status, body, url } = await askServer(origin, digestListPath);
  const list = status === 200 ? parseDigestList(body.toString("utf8")) : undefined;
  const unsigned = { list, bytes: body, isSigned: false };
  if (!list) return { ...unsigned, faults: [getTexts("verify.no-list", { url, status })] };
  if (signingKey === undefined) return { ...unsigned, faults: [] };
  const signature = await askServer(origin, digestSignaturePath);
  const signatureUrl = toUrl(origin, digestSignaturePath);
  if (signature.status !== 200)
    return { ...unsigned, faults: [getTexts("verify.signature-missing", { url: signatureUrl })] };
  const isBy = (key: string) =>
    verify(
      null,
      body,
      createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" }),
      signature.body,
    );
  const { day } = list;
  const former = formerSigningKeys.filter(({ until }) => day <= until).map(({ key }) => key);
  if ([signingKey, ...former].some(isBy)) return { ...unsigned, isSigned: true, faults: [] };
  const hasOtherKey = list.signingKey !== null && list.signingKey !== signingKey && isBy(list.signingKey);
  const fault = hasOtherKey ? "verify.signature-key" : "verify.signature-wrong";
  return { ...unsigned, hasOtherKey, faults: [getTexts(fault, { url: signatureUrl, day })] };
}

/** Formats the source of a release: its day and commit. */
export function formatSource({ day, commit, uncommitted }: DigestList): string {
  return `${day}, ${commit === null ? "no commit" : commit.slice(0, 12)}${uncommitted ? " with changes" : ""}`;
}
