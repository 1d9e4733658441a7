import { ClerkFault, getTexts } from "../../src/messages";
import { getErrorProperty } from "../serve/answer";

/** The response of a served site. */
export interface ServerAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The timeout of a request, in milliseconds. */
const timeout = 30_000;

/**
 * Requests a path of a served site, with one retry if the network fails. Returns the response with a decompressed body.
 *
 * @param redirect `follow` if only the final response matters
 * @throws ClerkFault with the network's reason if there is no response
 */
export async function askServer(
  origin: string,
  path: string,
  redirect: "follow" | "manual" = "manual",
  query = "",
): Promise<ServerAnswer> {
  const url = `${toUrl(origin, path)}${query && `?${query}`}`;
  const get = async (): Promise<ServerAnswer> => {
    // Caches on the way must revalidate.
    const headers = { "cache-control": "no-cache" };
    const response = await fetch(url, { redirect, headers, signal: AbortSignal.timeout(timeout) });
    return { url, status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  try {
    return await get().catch(get);
  } catch (error) {
    throw new ClerkFault(getTexts("verify.no-answer", { url, reason: getReason(error) }), { cause: error });
  }
}

/** Returns the URL of a path on a site, percent-encoded. */
export function toUrl(origin: string, path: string): string {
  return origin + path.split("/").map(encodeURIComponent).join("/");
}

/** Returns the reason of a network error, from its innermost `cause`. The message of `fetch` is generic. */
export function getReason(error: unknown): string {
  const cause = getErrorProperty(error, "cause");
  if (cause !== undefined) return getReason(cause);
  // A host with several IP addresses fails once for each.
  const errors = getErrorProperty(error, "errors");
  if (Array.isArray(errors)) return getReason(errors[0]);
  return String(getErrorProperty(error, "message") ?? error);
}
