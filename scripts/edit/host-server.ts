import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { parseJson } from "../../src/documents/bytes";
import { type Serving, startServer } from "../serve/server";

/** A request to a host. */
export interface Asked {
  readonly method: string;
  /** The path and the query as they were sent. */
  readonly url: string;
  /** The name of the repository in its URL. */
  readonly repository: string;
  /** The path below the repository's URL, or that of a request which concerns no repository. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The account whose token the request has. */
  readonly person: string;
}

/**
 * The answers of a host, by a pattern of method and path below the repository's URL. Each gets the groups of its
 * pattern. It returns the body or a whole response, null for a response without content, or undefined if not found.
 */
export type HostAnswers = Readonly<Record<string, (asked: Asked, ...parts: string[]) => unknown>>;

/** An error that a host reports with a status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The surroundings of a host. */
interface HostOptions {
  readonly port?: number;
  /** Returns the reason to refuse a sender by the headers, as a sentence; undefined to accept it. */
  readonly refuse?: (headers: IncomingHttpHeaders) => string | undefined;
  /** Finds the account of a header `Authorization`. */
  readonly findPerson: (authorization: string) => string | undefined;
  /** Replaces the answer to a request, for tests; undefined breaks the connection. */
  readonly wrap?: (asked: Asked, answer: () => Response) => Response | undefined;
}

/** Starts the REST interface of a host. Each request is answered whole before the next. */
export function startHostServer(answers: HostAnswers, options: HostOptions): Promise<Serving> {
  const { port = 0, refuse = () => undefined, findPerson, wrap = (_, answer) => answer() } = options;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/", headers } = request;
    const reason = refuse(headers);
    if (reason !== undefined) {
      console.error(`Refused · अस्वीकृत: ${reason}`);
      // The unread rest of the body must not be parsed as the next request.
      response.writeHead(403, { Connection: "close" }).end(reason);
      return;
    }
    const sent = await text(request);
    const { pathname, searchParams: query } = new URL(url, "http://host.example");
    const [, repository = "", path = ""] = splitPath(pathname);
    const person = findPerson(headers.authorization ?? "");
    const asked = { method, url, repository, path, query, body: parseJson(sent), person: person ?? "" };
    const answered =
      method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : wrap(asked, () => (person === undefined ? toResponse(401, "Bad credentials") : answerBy(answers, asked)));
    if (!answered) return void response.destroy();
    for (const name of ["Origin", "Methods"]) response.setHeader(`Access-Control-Allow-${name}`, "*");
    response.setHeader("Access-Control-Allow-Headers", "*, Authorization");
    response.setHeader("Access-Control-Expose-Headers", "*");
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  return startServer(server, { port });
}

/** Splits the path of a URL into the name of the repository and what follows it. */
const splitPath = (path: string) =>
  /^(?:\/(?:repos|projects)\/([^/]+\/[^/]+))?(.*)$/u.exec(decodeURIComponent(path)) ?? [];

const toResponse = (status: number, message: string) => Response.json({ message }, { status });

function answerBy(answers: HostAnswers, asked: Asked): Response {
  const { method, path } = asked;
  try {
    for (const [pattern, respond] of Object.entries(answers)) {
      const [whole, ...parts] = new RegExp(`^(?:${pattern})$`, "u").exec(`${method} ${path}`) ?? [];
      if (whole === undefined) continue;
      const answered = respond(asked, ...parts);
      if (answered instanceof Response) return answered;
      // An empty response must not be declared as JSON, since the editor would try to parse it.
      if (answered === null) return new Response(null, { status: 204 });
      if (answered !== undefined) return Response.json(answered, { status: method === "POST" ? 201 : 200 });
    }
    return toResponse(404, "Not Found");
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    return error instanceof Refusal ? toResponse(error.status, error.message) : toResponse(500, String(error));
  }
}
