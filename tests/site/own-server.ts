import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Serving, serveFolder } from "../../scripts/serve/server";

/** The simulated behaviour of a network; a test may change it at any moment. */
export interface Network {
  /** Nothing answers. */
  isCut: boolean;
  /** The server answers everything with an error (503). */
  isServerFailing: boolean;
  /** Milliseconds before each answer. */
  delay: number;
  /** Returns whether a request gets lost. */
  isLost: (path: string) => boolean;
  /** Returns whether a response breaks off in its middle. */
  isHalved: (path: string) => boolean;
  /** Returns what a machine on the way answers in place of the server, as a sign-in page does. */
  replace: (path: string) => string | undefined;
}

/** The production server behind a network of a test's own, and what was asked of it. */
export interface OwnServer {
  readonly origin: string;
  readonly network: Network;
  /** The paths asked for, with the bytes of each answer's body. */
  readonly asked: { path: string; bytes: number }[];
  close(): Promise<void>;
}

/** Serves a folder; which one may change while it is served, as a release does. */
export async function serveBehindNetwork(folder: () => string): Promise<OwnServer> {
  const network: Network = {
    isCut: false,
    isServerFailing: false,
    delay: 0,
    isLost: () => false,
    isHalved: () => false,
    replace: () => undefined,
  };
  const asked: OwnServer["asked"] = [];
  const inner = new Map<string, Promise<Serving>>();
  const serving = (root: string) => {
    const started = inner.get(root) ?? serveFolder(root);
    inner.set(root, started);
    return started;
  };

  const server = createHttpServer(async (incoming, answer) => {
    const path = incoming.url ?? "/";
    if (network.isCut || network.isLost(path)) return void incoming.socket.destroy();
    if (network.isServerFailing) return void answer.writeHead(503, { "content-type": "text/html" }).end("<h1>503</h1>");
    const replacement = network.replace(path);
    if (replacement !== undefined) return void answer.writeHead(200).end(replacement);
    const note = { path, bytes: 0 };
    asked.push(note);
    const { origin } = await serving(folder());
    if (network.delay > 0) await new Promise((resolve) => setTimeout(resolve, network.delay));
    passOn(incoming, answer, origin, { note, isHalved: network.isHalved(path) });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${portOf(server.address())}`,
    network,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      for (const started of inner.values()) await (await started).close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

interface Handling {
  readonly note: { bytes: number };
  readonly isHalved: boolean;
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, origin: string, { note, isHalved }: Handling): void {
  const { method, url = "/", headers } = incoming;
  const asking = request(origin + url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 500, given.headers);
    const half = isHalved ? Number(given.headers["content-length"] ?? 0) / 2 : Number.POSITIVE_INFINITY;
    given.on("data", (bytes: Buffer) => {
      if (note.bytes >= half) return;
      note.bytes += bytes.length;
      answer.write(note.bytes > half ? bytes.subarray(0, bytes.length - (note.bytes - half)) : bytes);
    });
    given.on("end", () => {
      // What was written has to leave before the connection breaks.
      if (isHalved) setImmediate(() => answer.destroy());
      else answer.end();
    });
  });
  asking.on("error", () => answer.destroy());
  incoming.pipe(asking);
}
