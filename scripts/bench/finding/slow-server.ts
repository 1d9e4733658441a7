import { createServer as createHttpServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createServer } from "../../serve/server";
import { slowedWorker } from "./slow-worker";

/** A network as a phone on a hill has it. */
export interface Line {
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** For all answers together. */
  readonly bytesPerSecond: number;
}

/** The production server behind a line, and how many bytes of bodies went over it. */
export interface SlowServer {
  readonly origin: string;
  /** The bytes since the last call. */
  bytesSoFar(): number;
  close(): Promise<void>;
}

/** Bytes that go over the line at once. */
const piece = 4096;

/**
 * Serves a folder over a line, to a browser whose workers are so many times slower. Both are in the server and not in the
 * browser: what that slows on request are pages alone.
 */
export async function serveOver(folder: string, line: Line, slowdown: number): Promise<SlowServer> {
  const inner = createServer(folder);
  await inner.listen({ port: 0, host: "localhost" });
  const port = portOf(inner.server.address());
  let bytes = 0;
  let freeAt = 0;
  const send = async (body: Buffer, answer: ServerResponse) => {
    await wait(line.delay);
    for (let at = 0; at < body.length; at += piece) {
      const part = body.subarray(at, at + piece);
      freeAt = Math.max(freeAt, performance.now()) + (1000 * part.length) / line.bytesPerSecond;
      await wait(freeAt - performance.now());
      bytes += part.length;
      answer.write(part);
    }
    answer.end();
  };
  /** The slowed workers by their address: to make one would hold up what the visitor asks for beside it. */
  const workers = new Map<string, Buffer>();
  const slowedOnce = (address: string, body: Buffer) => {
    const made = workers.get(address) ?? slowed(body, slowdown);
    workers.set(address, made);
    return made;
  };
  const outer = createHttpServer(({ method, url, headers }, answer) => {
    const asking = request({ port, host: "localhost", method, path: url, headers }, (given) => {
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        const whole = Buffer.concat(parts);
        const body = headers["sec-fetch-dest"] === "worker" ? slowedOnce(url ?? "", whole) : whole;
        answer.writeHead(given.statusCode ?? 500, { ...given.headers, "content-length": body.length });
        void send(body, answer);
      });
    });
    asking.on("error", () => answer.destroy());
    asking.end();
  });
  await new Promise<void>((resolve) => outer.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${portOf(outer.address())}`,
    bytesSoFar: () => {
      const counted = bytes;
      bytes = 0;
      return counted;
    },
    close: async () => {
      outer.closeAllConnections();
      outer.close();
      await inner.close();
    },
  };
}

/** The compressed code of a worker, slowed. */
function slowed(body: Buffer, slowdown: number): Buffer {
  return brotliCompressSync(slowedWorker(String(brotliDecompressSync(body)), slowdown));
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
