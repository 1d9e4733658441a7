import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { type RequestGuard, RequestRefused } from "./request-guard";

/** A queue of requests in front of a server. */
export interface Queue {
  /** Refuses new requests and resolves when the forwarded ones are complete. */
  close(): Promise<void>;
}

/**
 * Starts a proxy that forwards the requests allowed by the guard to a local server, one at a time. decap-server handles
 * one request at a time and fails any that waited three seconds. Several clerks or a slow computer soon reach that
 * limit; here each request waits for its turn. A forwarded request is completed even if its client has left, because
 * the next one must not find git in the middle of an operation.
 *
 * @param port the port to listen on
 * @param behind the port of the local server
 */
export async function startQueue(port: number, behind: number, guard: RequestGuard): Promise<Queue> {
  let last: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    readRequest(request, guard).then(
      (body) => {
        last = last.then(() => passOn(request, body, response, behind));
      },
      (error: unknown) => refuse(request, response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
      return last;
    },
  };
}

/** Returns the body to forward; empty for a CORS preflight (`OPTIONS`). Throws `RequestRefused` if refused. */
async function readRequest(request: IncomingMessage, guard: RequestGuard): Promise<Buffer> {
  const reason = guard.refuseSender(request.headers);
  if (reason !== undefined) throw new RequestRefused(reason);
  const body = await buffer(request);
  return request.method === "OPTIONS" ? Buffer.alloc(0) : guard.readBody(body);
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!(error instanceof RequestRefused)) {
    console.error(error);
    return void response.destroy();
  }
  console.error(`Refused · अस्वीकृत: ${error.message}`);
  // The unread rest of the body must not be parsed as the next request.
  if (!request.complete) response.setHeader("Connection", "close");
  response.writeHead(403, { "Content-Type": "application/json" }).end(JSON.stringify({ error: error.message }));
}

async function passOn(request: IncomingMessage, body: Buffer, response: ServerResponse, port: number): Promise<void> {
  if (response.destroyed) return;
  try {
    const given = await answerTo(request, body, port);
    const answer = await buffer(given);
    if (!response.destroyed) response.writeHead(given.statusCode ?? 502, given.headers).end(answer);
  } catch {
    // The client sees the same failure: a connection closed without a response.
    response.destroy();
  }
}

function answerTo({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  // The guard parsed the body as UTF-8 and serialised it again; the server must not use another encoding.
  const { "content-encoding": _encoding, "transfer-encoding": _transfer, ...others } = headers;
  const own = { ...others, "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method, path: url };
    const asked = ask({ ...options, headers: body.length > 0 ? { ...own, "content-type": "application/json" } : own });
    asked.once("response", resolve).once("error", reject).end(body);
  });
}
