import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { startServer } from "../../scripts/serve/server";
import type { BareRepository } from "./bare-repository";

/** A request to a mock host. */
interface Asked {
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The account whose token the request has. */
  readonly person: string;
}

/** The accounts of a mock host, by token: a clerk may write branches, a reviewer may merge as well. */
const people: ReadonlyMap<string, string> = new Map([
  ["secret-token", "clerk"],
  ["reviewer-token", "reviewer"],
]);

/** How a call is broken off: refused before anything is done, or done and its answer lost. */
type Fault = "refused" | "lost";

/**
 * The answers of a mock host, by a pattern of method and path below the repository's URL. Each gets the groups of its
 * pattern. It returns the body or a whole response, null for a response without content, or undefined if not found.
 */
export type Answers = Readonly<Record<string, (asked: Asked, ...parts: string[]) => unknown>>;

/** A change request (GitHub's pull request, GitLab's merge request) of a mock host. */
export interface HostRequest {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly branch: string;
  readonly by: string;
  /** The repository of its branch, if it is a fork. */
  readonly fork?: string;
  labels: readonly string[];
  /** The accounts that approved it. */
  readonly approvals: string[];
  /** The sentences that reviewers wrote. */
  readonly remarks: { readonly by: string; readonly text: string }[];
  isMerged: boolean;
  /** True once the branch was deleted. A branch of the same name does not open the request again. */
  isClosed: boolean;
}

/** What the mock hosts know of a new request. */
type OpenedRequest = Pick<HostRequest, "title" | "description" | "branch" | "by" | "labels">;

/** Adds a request to those of a mock host. Throws if its branch has an open one. */
export function addRequest(requests: HostRequest[], status: number, opened: OpenedRequest): HostRequest {
  if (requests.some((other) => isOpen(other) && other.branch === opened.branch))
    throw new Refusal(status, `There is an open request for ${opened.branch} already.`);
  const fresh = { approvals: [], remarks: [], isMerged: false, isClosed: false };
  const request = { ...opened, ...fresh, number: requests.length + 1 };
  requests.push(request);
  return request;
}

/** Checks whether a change request waits for its merge. */
export const isOpen = ({ isMerged, isClosed }: HostRequest) => !isMerged && !isClosed;

/** An error that a mock host reports with a status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown when an answer is to be lost. */
class Lost extends Error {}

/** Starts the API of a mock host for the repository `council/site`, which pages of every origin may call. */
export async function startHostApi(git: BareRepository, requests: readonly HostRequest[], answers: Answers) {
  /** The Authorization headers received. */
  const tokens = new Set<string>();
  let isRevoked = false;
  let fault: { write: number; readonly how: Fault } | undefined;

  async function answer({ method = "GET", url = "/", headers }: IncomingMessage, sent: string): Promise<Response> {
    if (method === "OPTIONS") return new Response(null, { status: 204 });
    const { authorization = "" } = headers;
    tokens.add(authorization);
    const person = people.get(authorization.replace(/^.* /u, ""));
    if (method !== "GET" && fault) fault.write -= 1;
    const isBroken = method !== "GET" && fault?.write === 0;
    if (isBroken && fault?.how === "refused") throw new Refusal(500, "Server Error");
    if (isRevoked || (authorization !== "" && !person)) throw new Refusal(401, "Bad credentials");
    for (const request of requests)
      if (isOpen(request)) request.isClosed = git.find(`refs/heads/${request.branch}`) === undefined;
    const { pathname, searchParams: query } = new URL(url, "http://host.example");
    const asked = `${method.replace("HEAD", "GET")} ${decodeURIComponent(pathname).replace(/^\/(?:repos|projects)\/council\/site/u, "")}`;
    for (const [pattern, respond] of Object.entries(answers)) {
      const [whole, ...parts] = new RegExp(`^(?:${pattern})$`, "u").exec(asked) ?? [];
      if (whole === undefined) continue;
      const answered = respond(
        { query, person: person ?? "", body: sent === "" ? undefined : JSON.parse(sent) },
        ...parts,
      );
      if (isBroken) throw new Lost();
      if (answered instanceof Response) return answered;
      // An empty response must not be declared as JSON, since the editor would try to parse it.
      if (answered === null) return new Response(null, { status: 204 });
      if (answered !== undefined) return Response.json(answered, { status: method === "POST" ? 201 : 200 });
    }
    throw new Refusal(404, "404 Not Found");
  }

  const server = createServer(async (request, response) => {
    const answered = await answer(request, await text(request)).catch((error: unknown) => {
      if (error instanceof Lost) return undefined;
      const status = error instanceof Refusal ? error.status : 500;
      return Response.json({ message: error instanceof Refusal ? error.message : String(error) }, { status });
    });
    if (!answered) {
      request.socket.destroy();
      return;
    }
    for (const name of ["Origin", "Methods"]) response.setHeader(`Access-Control-Allow-${name}`, "*");
    response.setHeader("Access-Control-Allow-Headers", "*, Authorization");
    response.setHeader("Access-Control-Expose-Headers", "*");
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  const { origin, close } = await startServer(server);
  /** Merges a change request as a reviewer would on the host's website. Throws on a conflict. */
  const merge = (request: HostRequest) => {
    git.merge(request.branch, request.title);
    request.isMerged = true;
  };
  return {
    api: origin,
    tokens,
    /** Revokes every token. */
    revoke: () => {
      isRevoked = true;
    },
    /** Breaks off a call that writes, counted from 1, once. */
    breakOff: (write: number, how: Fault) => {
      fault = { write, how };
    },
    merge,
    close,
  };
}
