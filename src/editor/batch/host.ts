import { z } from "zod";
import { contentFolder, documentsFolder } from "../../content/folders";
import { decodeBase64, toBase64 } from "../base64";
import { hostInterfaces } from "../hosts";
import type { UsableSettings } from "../settings";

/** A file on the published branch of a repository. */
export interface HostFile {
  readonly path: string;
  /** The host's identifier for reading the file. */
  readonly id: string;
}

/** The state of the published branch at one commit. */
export interface Snapshot {
  /** The commit. A change request is based on it, so that git detects conflicts with later changes. */
  readonly base: string;
  readonly files: readonly HostFile[];
}

/** A file that a change request adds or replaces. */
export interface Change {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isNew: boolean;
}

/** A pull request (GitHub) or merge request (GitLab) with one commit. */
export interface ChangeRequest {
  readonly base: string;
  readonly branch: string;
  readonly title: string;
  readonly description: string;
  readonly changes: readonly Change[];
}

/** The operations of the batch page on the council's repository. */
export interface Host {
  /** Lists the files of the published branch. */
  list(): Promise<Snapshot>;
  read(file: HostFile): Promise<Uint8Array>;
  /** Opens a change request. Returns its URL; undefined if the host has no page for it. */
  open(request: ChangeRequest): Promise<string | undefined>;
}

/** The error for a failed response of a host, with its status code. */
export class HostRefusal extends Error {
  override readonly name = "HostRefusal";

  constructor(
    readonly status: number,
    answer: string,
  ) {
    super(`${status} ${answer.slice(0, 300)}`);
  }
}

/** Sends a request to a host. Throws `HostRefusal` for a response with an error status. */
async function send(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { cache: "no-store", ...options });
  if (!response.ok) throw new HostRefusal(response.status, await response.text());
  return response;
}

/**
 * Returns a function that sends a JSON request to a path of a host and parses the response. A request with a body is a
 * POST.
 */
function connect(root: string, headers: Readonly<Record<string, string>>) {
  return async <Answer>(path: string, schema: z.ZodType<Answer>, body?: object): Promise<Answer> => {
    const own = { ...headers, "Content-Type": "application/json" };
    const options = body ? { method: "POST", headers: own, body: JSON.stringify(body) } : { headers };
    return schema.parse(await (await send(`${root}${path}`, options)).json());
  };
}

/** Creates the adapter for the host in the editor's settings. A trial needs no token. */
export function createHost(settings: UsableSettings, token: string): Host {
  const { branch } = settings;
  if (settings.kind === "local") return createLocal(settings.server, branch);
  const api = settings.api ?? hostInterfaces[settings.host];
  const create = settings.host === "github" ? createGitHub : createGitLab;
  return create(api, settings.repository, branch, token);
}

const object = z.object({ sha: z.string() });
const branchAnswer = z.object({ commit: object });
const blob = z.object({ content: z.string() });
const opened = z.object({ html_url: z.string().optional() });
const tree = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});

/**
 * Creates the adapter for GitHub. It creates blobs, a tree, a commit and a branch with the git data API, then a pull
 * request.
 *
 * @see https://docs.github.com/en/rest/git
 */
function createGitHub(api: string, repository: string, branch: string, token: string): Host {
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github+json" };
  const ask = connect(`${api}/repos/${repository}`, headers);
  return {
    async list() {
      const { commit } = await ask(`/branches/${encodeURIComponent(branch)}`, branchAnswer);
      const { tree: items } = await ask(`/git/trees/${commit.sha}?recursive=1`, tree);
      const files = items.filter(({ type }) => type === "blob");
      return { base: commit.sha, files: files.map(({ path, sha }) => ({ path, id: sha })) };
    },
    async read({ id }) {
      return decodeBase64((await ask(`/git/blobs/${id}`, blob)).content);
    },
    async open({ base, branch: head, title, description, changes }) {
      const items: object[] = [];
      // Sequential, as GitHub demands for requests that create content.
      for (const { path, bytes } of changes) {
        const { sha } = await ask("/git/blobs", object, { content: toBase64(bytes), encoding: "base64" });
        items.push({ path, mode: "100644", type: "blob", sha });
      }
      const { sha: whole } = await ask("/git/trees", object, { base_tree: base, tree: items });
      const message = `${title}\n\n${description}`;
      const { sha } = await ask("/git/commits", object, { message, tree: whole, parents: [base] });
      await ask("/git/refs", z.unknown(), { ref: `refs/heads/${head}`, sha });
      return (await ask("/pulls", opened, { title, head, base: branch, body: description })).html_url;
    },
  };
}

const gitLabBranch = z.object({ commit: z.object({ id: z.string() }) });
const gitLabTree = z.array(z.object({ id: z.string(), path: z.string(), type: z.string() }));
const mergeRequest = z.object({ web_url: z.string() });

const pageSize = 100;

/**
 * Creates the adapter for GitLab. One call of the commits API creates the branch and its commit.
 *
 * @see https://docs.gitlab.com/api/commits/
 */
function createGitLab(api: string, repository: string, branch: string, token: string): Host {
  const root = `${api}/projects/${encodeURIComponent(repository)}`;
  const headers = { Authorization: `Bearer ${token}` };
  const ask = connect(root, headers);
  return {
    async list() {
      const { commit } = await ask(`/repository/branches/${encodeURIComponent(branch)}`, gitLabBranch);
      const base = commit.id;
      const files: HostFile[] = [];
      for (let page = 1; ; page += 1) {
        const query = `ref=${base}&recursive=true&per_page=${pageSize}&page=${page}`;
        const items = await ask(`/repository/tree?${query}`, gitLabTree);
        files.push(...items.filter(({ type }) => type === "blob"));
        if (items.length < pageSize) return { base, files };
      }
    },
    async read({ id }) {
      const answer = await send(`${root}/repository/blobs/${id}/raw`, { headers });
      return new Uint8Array(await answer.arrayBuffer());
    },
    async open({ base, branch: head, title, description, changes }) {
      const actions = changes.map(({ path, bytes, isNew }) => ({
        action: isNew ? "create" : "update",
        file_path: path,
        content: toBase64(bytes),
        encoding: "base64",
      }));
      const message = `${title}\n\n${description}`;
      const commit = { branch: head, start_sha: base, commit_message: message, actions };
      await ask("/repository/commits", z.unknown(), commit);
      const request = { source_branch: head, target_branch: branch, title, description, remove_source_branch: true };
      return (await ask("/merge_requests", mergeRequest, request)).web_url;
    },
  };
}

const entries = z.array(z.object({ data: z.string().nullable(), file: z.object({ path: z.string() }) }));
const media = z.array(z.object({ path: z.string(), content: z.string() }));

/** The depth of the folder listing: greater than that of any content folder. */
const depth = 10;

/** Creates the adapter for the local server of a trial (`npm run edit`). A change request becomes a draft's branch. */
function createLocal(server: string, branch: string): Host {
  const contents = new Map<string, Uint8Array>();
  const ask = async (action: string, params: object) => {
    const body = JSON.stringify({ action, params: { branch, ...params } });
    return (await send(server, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  };
  return {
    async list() {
      const found = entries.parse(await ask("entriesByFolder", { folder: contentFolder, extension: "yaml", depth }));
      for (const { data, file } of found) contents.set(file.path, new TextEncoder().encode(data ?? ""));
      for (const { path, content } of media.parse(await ask("getMedia", { mediaFolder: documentsFolder })))
        contents.set(path, decodeBase64(content));
      return { base: "", files: [...contents.keys()].map((path) => ({ path, id: path })) };
    },
    read: async ({ path }) => contents.get(path) ?? new Uint8Array(),
    async open({ branch: name, title, description, changes }) {
      const slug = name.slice(name.lastIndexOf("/") + 1);
      const isEntry = ({ path }: { readonly path: string }) => path.startsWith(`${contentFolder}/`);
      const written = changes.filter(isEntry);
      const dataFiles = written.map(({ path, bytes }) => ({ slug, path, raw: new TextDecoder().decode(bytes) }));
      const assets = changes
        .filter((change) => !isEntry(change))
        .map(({ path, bytes }) => ({ path, content: toBase64(bytes), encoding: "base64" }));
      const commitMessage = `${title}\n\n${description}`;
      const options = { collectionName: "batch", commitMessage, useWorkflow: true, status: "pending_review" };
      await ask("persistEntry", { dataFiles, assets, options });
      return undefined;
    },
  };
}
