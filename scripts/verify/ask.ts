import { ClerkFault, texts } from "../../src/messages";
import { getProperty } from "../serve/answer";

/** The response of a served site. */
export interface Answer {
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
export async function ask(origin: string, path: string, redirect: "follow" | "manual" = "manual"): Promise<Answer> {
  const url = toUrl(origin, path);
  const get = async (): Promise<Answer> => {
    // Caches on the way must revalidate.
    const headers = { "cache-control": "no-cache" };
    const response = await fetch(url, { redirect, headers, signal: AbortSignal.timeout(timeout) });
    return { url, status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  try {
    return await get().catch(get);
  } catch (error) {
    throw new ClerkFault(texts("verify.no-answer", { url, reason: getReason(error) }), { cause: error });
  }
}

/** Returns the URL of a path on a site, percent-encoded. */
export function toUrl(origin: string, path: string): string {
  return origin + path.split("/").map(encodeURIComponent).join("/");
}

/** Returns the reason of a network error, which is in its innermost `cause`: the message of `fetch` is generic. */
export function getReason(error: unknown): string {
  const cause = getProperty(error, "cause");
  if (cause !== undefined) return getReason(cause);
  // A host with several IP addresses fails once for each.
  const errors = getProperty(error, "errors");
  if (Array.isArray(errors)) return getReason(errors[0]);
  return String(getProperty(error, "message") ?? error);
}
