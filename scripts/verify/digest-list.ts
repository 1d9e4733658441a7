import { createPublicKey, verify } from "node:crypto";
import { type ClerkTexts, texts } from "../../src/messages";
import { type DigestList, digestListPath, digestSignaturePath, parseDigestList } from "../../src/pipeline/digest-list";
import { ask, toUrl } from "./ask";

/** The list of digests that a site serves, and its faults. */
export interface ServedList {
  /** The list, or undefined if the site serves none. */
  readonly list: DigestList | undefined;
  readonly bytes: Buffer;
  readonly isSigned: boolean;
  readonly faults: readonly ClerkTexts[];
}

/**
 * Fetches the list of digests of a served site and checks its signature.
 *
 * @param signingKey the public key in the council's repository (Ed25519, SPKI in base64); without it the signature is
 *   not checked
 */
export async function fetchDigestList(origin: string, signingKey: string | undefined): Promise<ServedList> {
  const { status, body, url } = await ask(origin, digestListPath);
  const list = status === 200 ? parseDigestList(body.toString("utf8")) : undefined;
  const unsigned = { list, bytes: body, isSigned: false };
  if (!list) return { ...unsigned, faults: [texts("verify.no-list", { url, status })] };
  if (signingKey === undefined) return { ...unsigned, faults: [] };
  const signature = await ask(origin, digestSignaturePath);
  const signatureUrl = toUrl(origin, digestSignaturePath);
  if (signature.status !== 200)
    return { ...unsigned, faults: [texts("verify.signature-missing", { url: signatureUrl })] };
  const key = createPublicKey({ key: Buffer.from(signingKey, "base64"), format: "der", type: "spki" });
  return verify(null, body, key, signature.body)
    ? { ...unsigned, isSigned: true, faults: [] }
    : { ...unsigned, faults: [texts("verify.signature-wrong", { url: signatureUrl })] };
}

/** Formats the source of a release: its day and commit. */
export function formatSource({ day, commit, uncommitted }: DigestList): string {
  return `${day}, ${commit === null ? "no commit" : commit.slice(0, 12)}${uncommitted ? " with changes" : ""}`;
}
