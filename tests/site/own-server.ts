import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type Serving, serveFolder, startServer } from "../../scripts/serve/server";

/** The simulated behaviour of a network; a test may change it at any moment. */
export interface Network {
  /** True while every connection is dropped. */
  isCut: boolean;
  /** True while the server answers every request with 503. */
  isServerFailing: boolean;
  /** The delay before each response, in milliseconds. */
  delay: number;
  /** Returns whether the request for a path is dropped. */
  isLost: (path: string) => boolean;
  /** Returns whether the response for a path breaks off halfway. */
  isHalved: (path: string) => boolean;
  /** Returns the body that a captive portal sends instead of the server's response; undefined if none. */
  replace: (path: string) => string | undefined;
}

/** The production server behind a simulated network, with a log of its requests. */
export interface OwnServer {
  readonly origin: string;
  readonly network: Network;
  /** The requested paths, each with the size of its response body in bytes. */
  readonly asked: { path: string; bytes: number }[];
  close(): Promise<void>;
}

/** Serves the folder that `folder` returns at each request, so that a test can switch releases. */
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

  const server = createServer(async (incoming, answer) => {
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
  const { origin, close } = await startServer(server, { host: "localhost" });
  return {
    origin,
    network,
    asked,
    close: async () => {
      await close();
      for (const started of inner.values()) await (await started).close();
    },
  };
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
      // The bytes written must be sent before the connection breaks.
      if (isHalved) setImmediate(() => answer.destroy());
      else answer.end();
    });
  });
  asking.on("error", () => answer.destroy());
  incoming.pipe(asking);
}
