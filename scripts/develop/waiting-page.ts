import { createServer } from "node:http";
import { escapeXml } from "../../src/pipeline/xml";
import { startServer } from "../serve/server";

/**
 * Serves the errors of the content at every URL, until the content is valid. The browser reloads the page every two
 * seconds.
 *
 * @returns a function that replaces the errors, and one that ends the server
 * @throws if the port is not available, with the cause
 */
export async function serveWaitingPage(port: number, problems: string) {
  let told = problems;
  const server = createServer((_request, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", Refresh: "2", "Retry-After": "2" });
    response.end(`<!doctype html><title>The content is wrong</title>
<h1>The content is wrong</h1><p>The site is shown as soon as this is fixed:</p><pre>${escapeXml(told)}</pre>`);
  });
  const { close } = await startServer(server, { port, host: "localhost" });
  return {
    tell: (now: string) => {
      told = now;
    },
    close,
  };
}
