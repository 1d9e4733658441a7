import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page that stands in for the site until its content is right. */
export interface WaitingPage {
  readonly port: number;
  /** Says what is wrong now. */
  readonly tell: (problems: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves, at every address, what is wrong with the content; the browser looks again every two seconds.
 *
 * @throws when the port cannot be had, with the cause
 */
export async function waitingPage(port: number, problems: string): Promise<WaitingPage> {
  let told = problems;
  const server = createServer((_request, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", Refresh: "2", "Retry-After": "2" });
    response.end(`<!doctype html><title>The content is wrong</title>
<h1>The content is wrong</h1><p>The site is shown as soon as this is mended:</p><pre>${escaped(told)}</pre>`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return {
    port: portOf(server.address()),
    tell: (now) => {
      told = now;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === "object" && address) return address.port;
  throw new Error(`The waiting page listens at ${address}, which is no port`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
