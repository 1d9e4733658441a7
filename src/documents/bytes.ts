import { type ClerkMessage, toMessage } from "../messages";

const byteOrderMark = "\u{FEFF}";

/** The reason why a file cannot be read as text, and the line where the fault begins. */
export interface Refused {
  readonly refused: ClerkMessage;
  readonly line: number;
}

/** Decodes a file's text without its byte-order mark, or returns why it cannot be read as text. */
export function decodeText(bytes: Uint8Array, limit: number): { readonly text: string } | Refused {
  if (bytes.length > limit) {
    return refused(toMessage("file-too-large", { size: formatKilobytes(bytes.length), limit: formatKilobytes(limit) }));
  }
  if (isUtf16(bytes)) return refused(toMessage("file-utf16"));
  const text = decodeUtf8(bytes);
  if (text === undefined) return refused(toMessage("file-not-utf8"), lineOfFirstFault(bytes));
  const withoutMark = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return withoutMark.trim() === "" ? refused(toMessage("file-empty")) : { text: withoutMark };
}

/** Checks whether two files have the same bytes. */
export function hasSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Parses JSON. Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decodes bytes as UTF-8. Returns undefined for invalid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes each byte as the code point of the same number. `TextDecoder("latin1")` decodes windows-1252 instead. */
export function decodeLatin1(bytes: Uint8Array = new Uint8Array()): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(decodeLatin1(bytes));
}

/** Decodes base64, with or without line breaks. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0));
}

function refused(reason: ClerkMessage, line = 1): Refused {
  return { refused: reason, line };
}

/** Formats a size in kilobytes of 1,024 bytes, rounded up. */
export function formatKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}

/** Checks for UTF-16: a byte-order mark, or a zero byte among the first 64, as Latin letters have in UTF-16. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.subarray(0, 64).includes(0)
  );
}

/** Finds the first line that is not valid UTF-8. A line break never splits a UTF-8 character. */
function lineOfFirstFault(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || decodeUtf8(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
    line += 1;
  }
}
