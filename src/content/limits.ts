import { decodeText, type Refused } from "../documents/bytes";
import { toMessage } from "../messages";

/** The maximum size of a content file in bytes: far above any real entry, but quick to check. */
export const fileLimit = 256 * 1024;

/** The maximum length of a word, in UTF-16 code units: that of a web address. */
const longestWord = 2000;

/** The maximum length of a run of blanks. */
const longestGap = 1000;

/** The maximum length of a line: some three printed pages in one paragraph. */
const longestLine = 20_000;

/** Matches a part that is longer than any that people write. */
const tooLong = new RegExp(`\\S{${longestWord + 1}}|[^\\S\\n]{${longestGap + 1}}|.{${longestLine + 1}}`, "u");

/**
 * Decodes a content file, or returns why it cannot be read. Refuses what people do not write before any rule reads it:
 * a file, a word, a gap or a line beyond its limit.
 */
export function decodeContent(bytes: Uint8Array): ReturnType<typeof decodeText> {
  const decoded = decodeText(bytes, fileLimit);
  return "text" in decoded ? (findTooLong(decoded.text) ?? decoded) : decoded;
}

/** Finds the first word, gap or line of a text beyond its limit. */
export function findTooLong(text: string): Refused | undefined {
  const found = tooLong.exec(text);
  if (!found) return undefined;
  const [part] = found;
  const line = text.slice(0, found.index).split("\n").length;
  if (part.trim() === "") return { refused: toMessage("text-gap", { limit: longestGap }), line };
  const begin = part.trim().slice(0, 30);
  return part.length > longestLine
    ? { refused: toMessage("text-long-line", { found: begin, limit: longestLine }), line }
    : { refused: toMessage("text-long-word", { found: begin, limit: longestWord }), line };
}

/** The maximum size of the redirect sheet in bytes: about ten thousand rows. */
export const redirectsLimit = 1024 * 1024;

/** The maximum number of problems of one kind reported per file. A file with more is probably no entry. */
export const mostReported = 50;
