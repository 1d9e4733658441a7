/** Where a request points: the decoded path, and the query as it was sent, `?` included. */
export interface Address {
  readonly pathname: string;
  readonly query: string;
}

/**
 * Reads a request target as RFC 9112 section 3.2 and RFC 3986 write it, decoding once. Undefined for one that no
 * file can answer to and no honest client sends: escapes that are not UTF-8 (overlong ones among them), control
 * characters, an escaped slash, a backslash, and the segments `.` and `..`, which a client resolves before it asks.
 */
export function readAddress(target: string): Address | undefined {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const pathname = path === "" ? "/" : path;
  if (!pathname.startsWith("/")) return undefined;
  const segments = pathname.split("/").map(decodeSegment);
  return segments.includes(undefined) ? undefined : { pathname: segments.join("/"), query };
}

function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded === "." || decoded === ".." || /[\p{Cc}/\\]/u.test(decoded) ? undefined : decoded;
  } catch {
    // decodeURIComponent throws on nothing but malformed escapes, which is the very question.
    return undefined;
  }
}

/** A decoded path and a query as sent, written for a `Location` header. */
export function toLocation({ pathname, query }: Address): string {
  return pathname.split("/").map(encodeURIComponent).join("/") + query;
}
