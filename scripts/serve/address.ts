import { wellFormedPath } from "../../src/site/requests";

/** The target of a request: the decoded path, and the query as sent, including `?`. */
export interface Address {
  readonly pathname: string;
  readonly query: string;
}

const wellFormed = new RegExp(wellFormedPath);

/** The path and the query of a request target as they were sent (RFC 9112, section 3.2). */
export function partsOf(target: string): { readonly path: string; readonly query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  return { path: path === "" ? "/" : path, query };
}

/** Reads a request target, decoding its path once. Undefined for one whose path is not well formed. */
export function readAddress(target: string): Address | undefined {
  const { path, query } = partsOf(target);
  return wellFormed.test(path) ? { pathname: decodeURIComponent(path), query } : undefined;
}

/** A decoded path and a query as sent, written for a `Location` header. */
export function toLocation({ pathname, query }: Address): string {
  return pathname.split("/").map(encodeURIComponent).join("/") + query;
}
