import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { findFreePort } from "../../scripts/edit/ports";
import { BareRepository } from "./bare-repository";
import { HostIssues } from "./host-issues";

/** A pull request of the mock host. */
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly labels: string[];
  state: "open" | "closed";
  merged: boolean;
}

/** The interface of the mock host for a test. */
export interface GitHost {
  readonly api: string;
  readonly pulls: readonly Pull[];
  readonly issues: HostIssues;
  /** Merges a pull request as a reviewer would on the host's website. Throws on a conflict. */
  readonly merge: (pull: Pull) => void;
  /** The Authorization headers received. */
  readonly tokens: ReadonlySet<string>;
  /** Revokes every token. */
  readonly revoke: () => void;
  readonly close: () => Promise<void>;
}

/** An error that GitHub reports with status 422. */
class Refusal extends Error {}

const repository = "council/site";
const tree = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string().nullable() })),
});
const commit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const reference = z.object({ ref: z.string(), sha: z.string() });
const blob = z.object({ content: z.string(), encoding: z.literal("base64") });
const opened = z.object({ title: z.string(), head: z.string() });
const labels = z.object({ labels: z.array(z.string()) });

/**
 * Starts a mock of GitHub's REST API (version 2022-11-28) over a bare repository. It has the endpoints that the editor
 * uses.
 */
export async function startGitHost(folder: string): Promise<GitHost> {
  const git = new BareRepository(folder);
  const pulls: Pull[] = [];
  const issues = new HostIssues("github");
  const tokens = new Set<string>();
  let isRevoked = false;

  const said = (pull: Pull) => ({
    number: pull.number,
    title: pull.title,
    state: pull.state,
    merged_at: pull.merged ? "2026-11-21T00:00:00Z" : null,
    updated_at: "2026-11-21T00:00:00Z",
    head: { ref: pull.branch, sha: git.find(`refs/heads/${pull.branch}`) ?? "", repo: { fork: false } },
    base: { ref: "main" },
    user: { login: "clerk" },
    labels: pull.labels.map((name) => ({ name })),
  });

  /** Answers a request below the repository's URL; undefined if not found. */
  function answer(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    const [, first = "", rest = ""] = /^\/([^/]*)\/?(.*)$/u.exec(path) ?? [];
    if (path === "")
      return { owner: { login: "council" }, permissions: { push: true, pull: true }, default_branch: "main" };
    if (path === "/git/trees" && method === "POST") {
      const { base_tree: base, tree: files } = tree.parse(body);
      return { sha: git.writeTree(base, files) };
    }
    if (path === "/git/commits" && method === "POST") {
      const made = commit.parse(body);
      return { sha: git.commit(made.message, made.tree, made.parents), parents: [], tree: { sha: made.tree } };
    }
    if (path === "/git/blobs" && method === "POST") return { sha: git.writeBlob(blob.parse(body).content) };
    if (path === "/git/refs" && method === "POST") {
      const { ref, sha } = reference.parse(body);
      if (git.find(ref)) throw new Refusal("Reference already exists");
      git.setReference(ref, sha);
      return { ref, object: { sha } };
    }
    if (path.startsWith("/git/blobs/"))
      return { content: git.blob(path.slice("/git/blobs/".length)), encoding: "base64" };
    if (path.startsWith("/git/trees/")) return git.tree(path.slice("/git/trees/".length), query.has("recursive"));
    if (path.startsWith("/git/refs/")) return references(method, path.slice("/git/".length), body);
    if (first === "branches") {
      const sha = git.find(`refs/heads/${rest}`);
      return sha && { name: rest, commit: { sha, commit: { tree: { sha: git.find(`${sha}^{tree}`) } } } };
    }
    if (first === "compare") return git.compare(...pair(rest));
    if (first === "commits") return rest === "" ? [] : { statuses: [] };
    if (first === "pulls") return answerPulls(method, rest, query, body);
    const labelled = /^issues\/(\d+)\/labels$/u.exec(path.slice(1));
    const pull = pulls.find(({ number }) => String(number) === labelled?.[1]);
    if (pull && method === "PUT") {
      pull.labels.splice(0, pull.labels.length, ...labels.parse(body).labels);
      return pull.labels.map((name) => ({ name }));
    }
    return first === "issues" ? issues.answer(method, rest, query, body) : undefined;
  }

  function references(method: string, name: string, body: unknown): unknown {
    if (method === "PATCH") {
      const { sha } = z.object({ sha: z.string() }).parse(body);
      git.setReference(name, sha);
      return { ref: name, object: { sha } };
    }
    if (method === "DELETE") return git.removeReference(name);
    const sha = git.find(name);
    return sha && { ref: name, object: { sha } };
  }

  function answerPulls(method: string, rest: string, query: URLSearchParams, body: unknown): unknown {
    if (rest === "" && method === "POST") {
      const { title, head } = opened.parse(body);
      const branch = head.replace(/^.*:/u, "");
      if (pulls.some((other) => other.state === "open" && other.branch === branch))
        throw new Refusal(`A pull request already exists for council:${branch}.`);
      const pull: Pull = {
        number: pulls.length + 1,
        title,
        branch,
        labels: [],
        state: "open",
        merged: false,
      };
      pulls.push(pull);
      return said(pull);
    }
    if (rest === "") {
      const head = query.get("head")?.replace(/^.*:/u, "");
      const state = query.get("state") ?? "open";
      return pulls
        .filter((pull) => (state === "all" || pull.state === state) && (!head || pull.branch === head))
        .map(said);
    }
    const pull = pulls.find(({ number }) => String(number) === rest.split("/")[0]);
    if (pull && rest.endsWith("/commits")) return [{ commit: { author: { name: "clerk" } } }];
    return pull && said(pull);
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) =>
      error instanceof Refusal
        ? send(response, 422, { message: error.message })
        : send(response, 500, { message: String(error) }),
    );
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host.example");
    if (request.method === "OPTIONS") return send(response, 204);
    tokens.add(request.headers.authorization ?? "");
    const body: unknown = await bodyOf(request);
    if (isRevoked) return send(response, 401, { message: "Bad credentials" });
    const path = decodeURIComponent(pathname);
    if (path === "/user" || path.startsWith("/users/")) return send(response, 200, { login: "clerk", name: "A clerk" });
    if (path === "/search/issues") return send(response, 200, { items: [], total_count: 0 });
    const own = path.startsWith(`/repos/${repository}`) ? path.slice(`/repos/${repository}`.length) : undefined;
    const answered = own === undefined ? undefined : answer(request.method ?? "GET", own, searchParams, body);
    if (answered === undefined || answered === "") return send(response, 404, { message: "Not Found" });
    return answered === null ? send(response, 204) : send(response, request.method === "POST" ? 201 : 200, answered);
  }

  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    api: `http://127.0.0.1:${port}`,
    pulls,
    issues,
    tokens,
    revoke: () => {
      isRevoked = true;
    },
    merge: (pull) => {
      git.mergeInto("main", pull.branch, pull.title);
      pull.state = "closed";
      pull.merged = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers open connections in advance, which would end only after a minute.
        server.closeAllConnections();
      }),
  };
}

function pair(names: string): [string, string] {
  // The head is prefixed with its owner.
  const [from = "", to = ""] = names.split("...").map((name) => name.replace(/^[^:/]+:/u, ""));
  return [from, to];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  return text === "" ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "*, Authorization");
  response.setHeader("Access-Control-Allow-Methods", "*");
  // An empty response must not be declared as JSON, since the editor would try to parse it.
  if (body === undefined) return void response.writeHead(status).end();
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
