import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { startServer } from "../serve/server";
import { refuseBody } from "./allowed-actions";

/** The ports of a trial (of the queue, of the server behind it, and of the site with the editor), and own answers. */
interface QueueOptions {
  readonly port: number;
  readonly behind: number;
  readonly site: number;
  /** Finds the function that answers a request by its body; undefined for a request to forward. */
  readonly findAnswer?: (body: string) => (() => object) | undefined;
}

/**
 * Starts a proxy that forwards the requests of the site's pages to a local server, one at a time. decap-server handles
 * one request at a time and fails any that waited three seconds. Several clerks or a slow computer soon reach that
 * limit; here each request waits for its turn. A forwarded request is completed even if its client has left, because
 * the next one must not find git in the middle of an operation.
 *
 * @returns the queue; its `close` refuses new requests and resolves when the forwarded ones are complete
 */
export async function startQueue({ port, behind, site, findAnswer = () => undefined }: QueueOptions) {
  let last: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const reason = refuseSender(request.headers, port, site);
    if (reason !== undefined) return refuse(request, response, reason);
    buffer(request).then(
      (body) => {
        const answer = request.method === "POST" ? findAnswer(String(body)) : undefined;
        const fault = request.method === "POST" && !answer ? refuseBody(String(body)) : undefined;
        if (fault !== undefined) return refuse(request, response, fault);
        last = last.then(() => (answer ? respond(response, answer) : passOn(request, body, response, behind)));
      },
      () => void response.destroy(),
    );
  });
  const { close } = await startServer(server, { port });
  return { close: () => close().then(() => last) };
}

/**
 * Returns the reason to refuse a request by its headers, as a sentence; undefined to accept it. decap-server itself
 * accepts every host name that resolves to this computer, which allows DNS rebinding.
 */
function refuseSender({ host, origin }: IncomingHttpHeaders, port: number, site: number): string | undefined {
  const hosts = namesOf(port);
  const origins = namesOf(site).map((name) => `http://${name}`);
  if (!hosts.includes(host ?? "")) return `The local server answers to ${hosts.join(" and ")} alone.`;
  if (!origins.includes(origin ?? "")) return `The local server answers pages of ${origins.join(" and ")} alone.`;
  return undefined;
}

const namesOf = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`];

function refuse(request: IncomingMessage, response: ServerResponse, reason: string): void {
  console.error(`Refused · अस्वीकृत: ${reason}`);
  // The unread rest of the body must not be parsed as the next request.
  if (!request.complete) response.setHeader("Connection", "close");
  response.writeHead(403, { "Content-Type": "application/json" }).end(JSON.stringify({ error: reason }));
}

function respond(response: ServerResponse, answer: () => object): void {
  const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
  try {
    const body = JSON.stringify(answer());
    response.writeHead(200, headers).end(body);
  } catch (error) {
    console.error(String(error));
    response.writeHead(409, headers).end(JSON.stringify({ error: String(error) }));
  }
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

function answerTo(request: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  const { method, url } = request;
  const { "transfer-encoding": _transfer, ...given } = request.headers;
  const headers = { ...given, "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const asked = ask({ host: "127.0.0.1", port, method, path: url, headers });
    asked.once("response", resolve).once("error", reject).end(body);
  });
}
