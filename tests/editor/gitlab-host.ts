import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { findFreePort } from "../../scripts/edit/ports";
import { BareRepository } from "./bare-repository";
import { HostIssues } from "./host-issues";

/** A merge request of the mock host. */
export interface MergeRequest {
  readonly iid: number;
  readonly title: string;
  readonly description: string;
  readonly branch: string;
  readonly labels: readonly string[];
}

/** A mock GitLab for a test. */
export interface GitLabHost {
  readonly api: string;
  readonly requests: readonly MergeRequest[];
  readonly issues: HostIssues;
  readonly close: () => Promise<void>;
}

const commit = z.object({
  branch: z.string(),
  start_sha: z.string().optional(),
  start_branch: z.string().optional(),
  commit_message: z.string(),
  actions: z.array(
    z.object({
      action: z.enum(["create", "update"]),
      file_path: z.string(),
      content: z.string(),
      encoding: z.literal("base64"),
    }),
  ),
});
const opened = z.object({
  source_branch: z.string(),
  title: z.string(),
  description: z.string(),
  labels: z.string().default(""),
});
const files = z.array(z.object({ filename: z.string(), status: z.string() }));

/** Starts a mock of GitLab's REST API (v4) over a bare repository. It has the endpoints that the editor uses. */
export async function startGitLabHost(folder: string): Promise<GitLabHost> {
  const git = new BareRepository(folder);
  const requests: MergeRequest[] = [];
  const issues = new HostIssues("gitlab");

  /** Answers a request below the project's URL; undefined if not found. */
  function answer(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    if (path === "") return { permissions: { project_access: { access_level: 30 } }, shared_with_groups: [] };
    const branch = /^\/repository\/branches\/(.+)$/u.exec(path)?.[1];
    if (branch !== undefined) return { name: branch, commit: { id: git.find(`refs/heads/${branch}`) } };
    if (path === "/repository/tree") return getTree(query);
    if (path === "/repository/compare") return compare(query.get("from") ?? "", query.get("to") ?? "");
    const blob = /^\/repository\/blobs\/([0-9a-f]+)\/raw$/u.exec(path)?.[1] ?? findFile(path, query);
    if (blob !== undefined) return Buffer.from(git.blob(blob), "base64");
    if (path === "/repository/commits") return method === "POST" ? addCommit(commit.parse(body)) : [];
    if (path === "/merge_requests" && method === "GET")
      return requests.filter(({ branch: own }) => own === (query.get("source_branch") ?? own)).map(said);
    if (path === "/merge_requests") {
      const { source_branch: source, title, description, labels } = opened.parse(body ?? Object.fromEntries(query));
      if (requests.some(({ branch: own }) => own === source))
        throw new Error("Another open merge request already exists for this source branch");
      const request = { iid: requests.length + 1, title, description, branch: source, labels: labels.split(",") };
      requests.push(request);
      return said(request);
    }
    const issue = /^\/issues\/?(\d*)$/u.exec(path)?.[1];
    if (issue !== undefined) return issues.answer(method, issue, query, body);
    if (/^\/merge_requests\/\d+\/rebase$/u.test(path)) return { rebase_in_progress: false };
    return undefined;
  }

  function said({ iid, branch, labels }: MergeRequest) {
    return {
      iid,
      labels,
      source_branch: branch,
      sha: git.find(`refs/heads/${branch}`),
      updated_at: "2026-11-21T00:00:00Z",
      author: { name: "A clerk" },
      web_url: `https://git.council.example/-/merge_requests/${iid}`,
    };
  }

  /** Returns the object id of a file whose content or metadata is requested; undefined if it does not exist. */
  function findFile(path: string, query: URLSearchParams): string | undefined {
    const file = /^\/repository\/files\/(.+?)(?:\/raw)?$/u.exec(path)?.[1];
    return file === undefined ? undefined : git.find(`${query.get("ref")}:${file}`);
  }

  function compare(from: string, to: string): unknown {
    const compared = z.object({ files }).parse(git.compare(from, to));
    return {
      diffs: compared.files.map(({ filename: path, status }) => ({
        ...{ old_path: path, new_path: path, diff: "", renamed_file: false },
        ...{ new_file: status === "added", deleted_file: status === "removed" },
      })),
    };
  }

  function getTree(query: URLSearchParams): unknown {
    const items = z.object({ tree: z.array(z.object({ sha: z.string(), path: z.string(), type: z.string() })) });
    const { tree } = items.parse(git.tree(query.get("ref") ?? "", true));
    const [size, page] = [Number(query.get("per_page") ?? 100), Number(query.get("page") ?? 1)];
    const inside = tree.filter(({ path }) => path.startsWith(query.get("path") ?? ""));
    return inside.slice((page - 1) * size, page * size).map(({ sha, ...item }) => ({
      ...{ ...item, id: sha, name: item.path.slice(item.path.lastIndexOf("/") + 1) },
    }));
  }

  function addCommit(asked: z.output<typeof commit>): unknown {
    const { branch, commit_message: message, actions } = asked;
    const own = git.find(`refs/heads/${branch}`);
    const start = asked.start_sha ?? (asked.start_branch && git.find(`refs/heads/${asked.start_branch}`));
    if (start && own)
      throw new Error(`A branch called '${branch}' already exists. Switch to that branch in order to make changes`);
    const parent = start ?? own ?? "";
    const changes = actions.map(({ file_path: path, content, action }) => {
      if ((git.find(`${parent}:${path}`) !== undefined) !== (action === "update"))
        throw new Error(`A file with this name ${action === "create" ? "already exists" : "doesn't exist"}: ${path}`);
      return { path, mode: "100644", sha: git.writeBlob(content) };
    });
    const id = git.commit(message, git.writeTree(parent, changes), [parent]);
    git.setReference(`refs/heads/${branch}`, id);
    return { id };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*, Authorization");
    response.setHeader("Access-Control-Allow-Methods", "*");
    response.setHeader("Access-Control-Expose-Headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host.example");
    const sent = (await buffer(request)).toString();
    if (request.headers.authorization !== "Bearer secret-token") return void response.writeHead(401).end();
    if (pathname === "/user") return sendJson(response, { id: 1, name: "A clerk", username: "clerk" });
    const path = /^\/projects\/council%2Fsite(\/.*)?$/u.exec(pathname);
    const body: unknown = sent === "" ? undefined : JSON.parse(sent);
    const own = decodeURIComponent(path?.[1] ?? "");
    const found = path ? answer(request.method ?? "GET", own, searchParams, body) : undefined;
    if (found === undefined || found === "") return sendJson(response, { message: "404 Not Found" }, 404);
    if (!Buffer.isBuffer(found)) return sendJson(response, found);
    response.setHeader("X-Gitlab-Blob-Id", findFile(own, searchParams) ?? "");
    response.end(found);
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => sendJson(response, { message: String(error) }, 400));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    api: `http://127.0.0.1:${port}`,
    requests,
    issues,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
