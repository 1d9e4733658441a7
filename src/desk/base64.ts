import { decodeLatin1 } from "../documents/bytes";

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(decodeLatin1(bytes));
}

/** Decodes base64, with or without line breaks. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0));
}
