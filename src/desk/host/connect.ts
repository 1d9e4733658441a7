import type * as z from "zod";
import { ClerkFault, getTexts } from "../../messages";
import { HostRefusal } from "./host";

/** The longest wait for an answer, in milliseconds: that of the largest document on a slow line. */
const longestWait = 120_000;

/** Sends a request to a host. Throws `HostRefusal` for a response with an error status. */
export async function send(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(longestWait), ...options });
  if (!response.ok) {
    const answer = await response.text();
    throw new HostRefusal(response.status, answer, findRetryTime(response, answer));
  }
  return response;
}

/**
 * Returns when a host accepts requests again, after it refused one because there were too many.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 * @see https://docs.gitlab.com/administration/settings/user_and_ip_rate_limits/
 */
function findRetryTime({ status, headers }: Response, answer: string): Date | undefined {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  if (!Number.isNaN(seconds)) return new Date(Date.now() + seconds * 1000);
  const reset = headers.get("x-ratelimit-reset") ?? headers.get("ratelimit-reset");
  const left = headers.get("x-ratelimit-remaining") ?? headers.get("ratelimit-remaining");
  if (reset !== null && (status === 429 || left === "0")) return new Date(Number(reset) * 1000);
  // Without these headers the host asks for a pause of at least a minute.
  return status === 429 || (status === 403 && /rate limit/iu.test(answer)) ? new Date(Date.now() + 60_000) : undefined;
}

/** Sends a JSON request to a path of a host. A request with a body is a POST by default. */
export type Ask = <Answer>(path: string, schema: z.ZodType<Answer>, body?: object, method?: string) => Promise<Answer>;

/**
 * Returns a function that sends JSON requests to a host and parses the responses. It throws a `ClerkFault` for an answer
 * that is not the host's, such as the page of a network that asks for a sign-in.
 */
export function connect(root: string, headers: Readonly<Record<string, string>>): Ask {
  return async (path, schema, body, method = body ? "POST" : "GET") => {
    const own = body ? { ...headers, "Content-Type": "application/json" } : headers;
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await send(`${root}${path}`, { method, headers: own, ...sent });
    const text = await response.text();
    try {
      return schema.parse(response.status === 204 ? undefined : JSON.parse(text));
    } catch (cause) {
      throw new ClerkFault(getTexts("host.other-answer"), { cause });
    }
  };
}

/** The number of items on a page of a list, the most that the hosts give. */
const pageSize = 100;

/** Reads a paged list of the host to its end. Each page is requested by its number in the query. */
export async function readAllPages<Item>(readPage: (query: string) => Promise<readonly Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = await readPage(`per_page=${pageSize}&page=${page}`);
    items.push(...found);
    if (found.length < pageSize) return items;
  }
}

/** Waits for some milliseconds. */
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Returns the result of a request; undefined if the host refuses it with one of some status codes. */
export function unlessRefused<Answer>(
  asked: Promise<Answer>,
  statuses: readonly number[],
): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof HostRefusal && statuses.includes(error.status)) return undefined;
    throw error;
  });
}
