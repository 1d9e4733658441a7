import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { freePort } from "../../scripts/edit/ports";
import { BareRepository } from "./bare-repository";

/** A merge request, as the stand-in keeps it. */
export interface MergeRequest {
  readonly iid: number;
  readonly title: string;
  readonly description: string;
  readonly branch: string;
}

/** A stand-in of GitLab for a test. */
export interface GitLabHost {
  readonly api: string;
  readonly requests: readonly MergeRequest[];
  readonly close: () => Promise<void>;
}

const commit = z.object({
  branch: z.string(),
  start_sha: z.string().optional(),
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
const opened = z.object({ source_branch: z.string(), title: z.string(), description: z.string() });

/** A stand-in of GitLab's REST API (v4) over a bare repository: as much of it as the batch page asks. */
export async function startGitLabHost(folder: string): Promise<GitLabHost> {
  const git = new BareRepository(folder);
  const requests: MergeRequest[] = [];

  /** Answers a request below the project's own address; undefined for what does not exist. */
  function answer(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    const branch = /^\/repository\/branches\/(.+)$/u.exec(path)?.[1];
    if (branch !== undefined) return { name: branch, commit: { id: git.find(`refs/heads/${branch}`) } };
    if (path === "/repository/tree") return treeOf(query);
    const blob = /^\/repository\/blobs\/([0-9a-f]+)\/raw$/u.exec(path)?.[1];
    if (blob !== undefined) return Buffer.from(git.blob(blob), "base64");
    if (method === "POST" && path === "/repository/commits") return addCommit(commit.parse(body));
    if (method === "POST" && path === "/merge_requests") {
      const { source_branch: source, title, description } = opened.parse(body);
      const request = { iid: requests.length + 1, title, description, branch: source };
      requests.push(request);
      return { iid: request.iid, web_url: `https://git.council.example/-/merge_requests/${request.iid}` };
    }
    return undefined;
  }

  function treeOf(query: URLSearchParams): unknown {
    const items = z.object({ tree: z.array(z.object({ sha: z.string(), path: z.string(), type: z.string() })) });
    const { tree } = items.parse(git.tree(query.get("ref") ?? "", true));
    const [size, page] = [Number(query.get("per_page")), Number(query.get("page"))];
    return tree.slice((page - 1) * size, page * size).map(({ sha, ...item }) => ({ ...item, id: sha }));
  }

  function addCommit({ branch, start_sha: base, commit_message: message, actions }: z.output<typeof commit>): unknown {
    const parent = base ?? git.find(`refs/heads/${branch}`) ?? "";
    const files = actions.map(({ file_path: path, content, action }) => {
      if ((git.find(`${parent}:${path}`) !== undefined) !== (action === "update"))
        throw new Error(`A file with this name ${action === "create" ? "already exists" : "doesn't exist"}: ${path}`);
      return { path, mode: "100644", sha: git.writeBlob(content) };
    });
    const id = git.commit(message, git.writeTree(parent, files), [parent]);
    git.setReference(`refs/heads/${branch}`, id);
    return { id };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", "*");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host.example");
    const path = /^\/projects\/council%2Fsite(\/.*)$/u.exec(pathname)?.[1];
    const sent = (await buffer(request)).toString();
    if (request.headers.authorization !== "Bearer secret-token") return void response.writeHead(401).end();
    const body: unknown = sent === "" ? undefined : JSON.parse(sent);
    const found = path && answer(request.method ?? "GET", decodeURIComponent(path), searchParams, body);
    if (found === undefined || found === "") return void response.writeHead(404).end("404 Not Found");
    response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found));
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    api: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
