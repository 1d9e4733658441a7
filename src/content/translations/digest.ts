import { computeSha256 } from "../sha256";

/**
 * A short digest of a text's words: 48 bits of SHA-256 in hexadecimal. How a file folds, indents or ends its lines, and
 * how its letters are composed (Unicode normalisation form C), makes no difference.
 */
export function computeDigest(text: string): string {
  const words = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return computeSha256(words).slice(0, 12);
}
