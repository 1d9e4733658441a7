import { createHash } from "node:crypto";

/** Computes the SHA-256 digest of bytes, or of a text as UTF-8, as 64 hexadecimal digits. */
export function computeSha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
