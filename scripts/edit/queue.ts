import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** What stands before a server. */
export interface Queue {
  /** Lets nothing more through, and ends when what was let through is done. */
  close(): Promise<void>;
}

/**
 * Lets requests to a server on this computer through one after the other. decap-server does one thing at a time and answers
 * with a failure what had to wait for three seconds, which several clerks or a slow computer soon come to; here each
 * waits until its turn. What was let through is done to its end, also when nobody waits for the answer any more: git must
 * not be met halfway.
 */
export async function startQueue(port: number, behind: number): Promise<Queue> {
  let last: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    last = last.then(() => passOn(request, response, behind));
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

async function passOn(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  if (response.destroyed) return;
  try {
    const given = await answerTo(request, await buffer(request), port);
    const body = await buffer(given);
    if (!response.destroyed) response.writeHead(given.statusCode ?? 502, given.headers).end(body);
  } catch {
    // The one who asked meets the failure that was met here: an answer that never comes.
    response.destroy();
  }
}

function answerTo({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask({ host: "127.0.0.1", port, method, path: url, headers }, resolve).once("error", reject).end(body);
  });
}
