import { getProperty } from "../serve/thrown";

/** The response of a served site. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The longest that an answer may take, in milliseconds. */
const timeout = 30_000;

/**
 * Asks a served site for a path, once more where the network failed. The body comes decoded of its compression.
 *
 * @param redirect `follow` where only the bytes in the end matter
 * @throws UnreachableError where no answer came
 */
export async function ask(origin: string, path: string, redirect: "follow" | "manual" = "manual"): Promise<Answer> {
  const url = toUrl(origin, path);
  const get = async (): Promise<Answer> => {
    // No cache in between may answer from what it has.
    const headers = { "cache-control": "no-cache" };
    const response = await fetch(url, { redirect, headers, signal: AbortSignal.timeout(timeout) });
    return { url, status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  try {
    return await get().catch(get);
  } catch (error) {
    throw new UnreachableError(url, reasonOf(error), { cause: error });
  }
}

/** No answer came from a URL; the message is the network's reason. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
  constructor(
    readonly url: string,
    reason: string,
    options: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** The URL of a path on a site, escaped. */
export function toUrl(origin: string, path: string): string {
  return origin + path.split("/").map(encodeURIComponent).join("/");
}

/** The reason stands in the cause: `fetch` itself says no more than that it failed. */
function reasonOf(error: unknown): string {
  const cause = getProperty(error, "cause");
  if (cause !== undefined) return reasonOf(cause);
  // A name with several network addresses fails once for each.
  const errors = getProperty(error, "errors");
  if (Array.isArray(errors)) return reasonOf(errors[0]);
  return String(getProperty(error, "message") ?? error);
}
