import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { editorRequests } from "./editor-requests";

/**
 * The access rules of the local server: the web pages with access, and their permitted requests. Without them,
 * decap-server accepts every host name that resolves to this computer (so that a foreign page can rebind its own name).
 * It also writes any file of the repository on any branch.
 */
export interface RequestGuard {
  /** The reason, a sentence, for which a request is not answered; undefined where it may be. */
  refuseSender(headers: IncomingHttpHeaders): string | undefined;
  /**
   * Reads the body of a request.
   *
   * @returns the body to pass on, which holds nothing but what was looked at
   * @throws `RequestRefused` for what the editor never asks
   */
  readBody(body: Buffer): Promise<Buffer>;
}

/** A request is not passed on, for the reason in the message. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
}

/**
 * Guards the local server of a repository.
 *
 * @param port the local server's own, for its names in `Host`
 * @param sitePort where the site with the editor is served on this computer, for `Origin`
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
