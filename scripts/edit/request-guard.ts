import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { editorRequests } from "./editor-requests";

/**
 * The access rules of the local server: the web pages with access, and their permitted requests. Without them,
 * decap-server accepts every host name that resolves to this computer, which allows DNS rebinding. It also writes any
 * file of the repository on any branch.
 */
export interface RequestGuard {
  /** Returns the reason to refuse a request by its headers, as a sentence; undefined to accept it. */
  refuseSender(headers: IncomingHttpHeaders): string | undefined;
  /**
   * Reads and checks the body of a request.
   *
   * @returns the body to forward, which contains only checked fields
   * @throws `RequestRefused` for a request that the editor never sends
   */
  readBody(body: Buffer): Promise<Buffer>;
}

/** The error for a refused request, with the reason as its message. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
}

/**
 * Creates the guard of a repository's local server.
 *
 * @param port the port of the local server, expected in `Host`
 * @param sitePort the local port of the site with the editor, expected in `Origin`
 */
export function guardRequests(repository: string, port: number, sitePort: number): RequestGuard {
  const requests = editorRequests(repository);
  const hosts = namesOf(port);
  const origins = namesOf(sitePort).map((name) => `http://${name}`);
  return {
    refuseSender({ host, origin }) {
      if (!hosts.includes(host ?? "")) return `The local server answers to ${hosts.join(" and ")} alone.`;
      if (!origins.includes(origin ?? "")) return `The local server answers pages of ${origins.join(" and ")} alone.`;
      return undefined;
    },
    async readBody(body) {
      const request = await requests.safeParseAsync(parseJson(body));
      if (!request.success) throw new RequestRefused(`The editor does not ask this: ${z.prettifyError(request.error)}`);
      return Buffer.from(JSON.stringify(request.data));
    },
  };
}

const namesOf = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`];

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (cause) {
    throw new RequestRefused("The request is not JSON.", { cause });
  }
}
