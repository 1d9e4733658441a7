import { sha256Of } from "../sha256";

/**
 * A short digest of a text's words: 48 bits of SHA-256 in hexadecimal. How a file folds, indents or ends its lines, and
 * how its letters are composed (Unicode normalisation form C), makes no difference.
 */
export function digestOf(text: string): string {
  const words = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return sha256Of(words).slice(0, 12);
}
