import { createServer } from "node:http";
import { escapeXml } from "../../src/pipeline/xml";
import { startServer } from "../serve/server";

/** A page that is served instead of the site until the content is valid. */
export interface WaitingPage {
  /** Replaces the errors on the page. */
  readonly tell: (problems: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves the errors of the content at every URL. The browser reloads the page every two seconds.
 *
 * @throws if the port is not available, with the cause
 */
export async function serveWaitingPage(port: number, problems: string): Promise<WaitingPage> {
  let told = problems;
  const server = createServer((_request, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", Refresh: "2", "Retry-After": "2" });
    response.end(`<!doctype html><title>The content is wrong</title>
<h1>The content is wrong</h1><p>The site is shown as soon as this is fixed:</p><pre>${escapeXml(told)}</pre>`);
  });
  const { close } = await startServer(server, { port, host: "localhost" });
  return {
    tell: (now) => {
      told = now;
    },
    close,
  };
}
