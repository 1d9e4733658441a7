import { computeSha256 } from "../sha256";

/**
 * Returns a short digest of a text: 48 bits of SHA-256 in hexadecimal. White space and Unicode normalisation do not
 * affect it.
 */
export function computeDigest(text: string): string {
  const words = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return computeSha256(words).slice(0, 12);
}
