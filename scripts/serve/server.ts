import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { getCacheControl, getFileType } from "../../src/site/http";
import { methods } from "../../src/site/requests";
import { getPolicy, getSecurityHeaders } from "../../src/site/security";
import { answerTo } from "./answer";

/** A running server. */
export interface Serving {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Makes a server listen, by default on a free port.
 *
 * @throws the system's error if the server cannot listen on the port
 */
export async function startServer(server: Server, { port = 0, host = "127.0.0.1" } = {}): Promise<Serving> {
  await once(server.listen({ port, host }), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return {
    origin: `http://${host}:${address.port}`,
    port: address.port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      // Browsers preconnect, and such connections stay open for a minute.
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Serves the site in a folder as in production: redirects, headers and not-found pages follow `src/site/http.ts`.
 * Reads the folder at each request, so that a new build is visible at once.
 *
 * @throws the system's error if the server cannot listen on the port
 */
export async function serveFolder(root: string, { port = 0, host = "localhost" } = {}): Promise<Serving> {
  const folder = path.resolve(root);
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true, extensions: [] });
  const server = createServer((request, response) => {
    // A client that closes early leaves the file open otherwise.
    response.once("pipe", (file) => response.once("close", () => file.destroy()));
    respond(folder, request, response, sendFile).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return startServer(server, { port, host });
}

async function respond(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  sendFile: RequestHandler,
): Promise<void> {
  const target = request.url ?? "/";
  for (const [name, value] of Object.entries(getSecurityHeaders(target.replace(/[?#].*$/u, "")))) {
    response.setHeader(name, value);
  }
  if (!methods.some((method) => method === request.method)) {
    return void response.writeHead(405, { Allow: methods.join(", "), "Cache-Control": "no-store" }).end();
  }
  // A server may ignore it (RFC 9110, 14.2). The reader of files takes it unchecked.
  delete request.headers.range;
  const answer = await answerTo(folder, target);
  switch (answer.kind) {
    case "redirect":
      response.setHeader("Cache-Control", answer.cacheControl);
      return void response.writeHead(answer.status, { Location: answer.location }).end();
    case "file":
      declareFile(response, answer.file);
      request.url = answer.file.split("/").map(encodeURIComponent).join("/");
      return sendFile(request, response, () => void response.writeHead(404).end());
    case "unknown": {
      const body = await readFile(path.join(folder, answer.notFoundFile)).catch(() => "");
      declareFile(response, answer.notFoundFile);
      response.writeHead(answer.status, { "Content-Length": body.length }).end(body);
    }
  }
}

function declareFile(response: ServerResponse, file: string): void {
  response.setHeader("Content-Type", getFileType(file).contentType);
  response.setHeader("Content-Security-Policy", getPolicy(file));
  response.setHeader("Cache-Control", getCacheControl(file));
}
