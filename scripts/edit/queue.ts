import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What stands before a server. */
export interface Queue {
  close(): void;
}

/**
 * Lets requests to a server on this computer through one after the other. decap-server does one thing at a time and answers
 * with a failure what had to wait for three seconds, which several clerks or a slow computer soon come to; here each
 * waits until its turn.
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
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Ends, always, when the answer has left or nobody waits for it any more. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) return resolve();
    response.once("close", resolve);
    const { method, url, headers } = request;
    const asking = ask({ host: "127.0.0.1", port, method, path: url, headers }, (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
    });
    asking.once("error", () => response.destroy());
    request.pipe(asking);
  });
}
