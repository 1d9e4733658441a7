import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { startServer } from "../scripts/serve/server";

/** A request that a mock server received. `url` has no query. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Runs a mock server while `work` runs.
 *
 * @param respond returns the body of a response; undefined for a response with status 404
 * @returns the received requests
 */
export async function withMockServer(
  respond: (request: Received) => string | Uint8Array | undefined,
  work: (origin: string) => Promise<unknown>,
): Promise<Received[]> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const asked = { method, url: url.replace(/\?.*/u, ""), headers, body: await text(request) };
    received.push(asked);
    const body = respond(asked);
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  const { origin, close } = await startServer(server);
  try {
    await work(origin);
  } finally {
    await close();
  }
  return received;
}
