import { decodeUtf8 } from "./bytes";

/** Returns the bytes of a string in brackets, as characters (ISO 32000-1, 7.3.4.2). Line ends become spaces. */
export function decodeLiteral(text: string): string {
  return text.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/gu, (_, octal?: string, sign = "") =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : sign.replace(/[nrt]/u, " "),
  );
}

/** Returns the bytes of a string in hexadecimal digits, as characters. */
export function decodeHex(token: string): string {
  return token.replace(/[^\da-f]/giu, "").replace(/../gu, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Decodes a string of bytes in UTF-16 or UTF-8, or else in PDF's own encoding, which has ASCII's digits and letters. */
export function decodeString(bytes: string): string {
  const isUtf16 = bytes.startsWith("\u00FE\u00FF");
  const decoded = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
  return isUtf16 ? new TextDecoder("utf-16be").decode(decoded) : (decodeUtf8(decoded) ?? bytes);
}
