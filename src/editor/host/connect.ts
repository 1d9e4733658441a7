import type * as z from "zod";
import { HostRefusal } from "./host";

/** Sends a request to a host. Throws `HostRefusal` for a response with an error status. */
export async function send(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { cache: "no-store", ...options });
  if (!response.ok) throw new HostRefusal(response.status, await response.text());
  return response;
}

/** Sends a JSON request to a path of a host. A request with a body is a POST by default. */
export type Ask = <Answer>(path: string, schema: z.ZodType<Answer>, body?: object, method?: string) => Promise<Answer>;

/** Returns a function that sends JSON requests to a host and parses the responses. */
export function connect(root: string, headers: Readonly<Record<string, string>>): Ask {
  return async (path, schema, body, method = body ? "POST" : "GET") => {
    const own = body ? { ...headers, "Content-Type": "application/json" } : headers;
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await send(`${root}${path}`, { method, headers: own, ...sent });
    return schema.parse(response.status === 204 ? undefined : await response.json());
  };
}

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
