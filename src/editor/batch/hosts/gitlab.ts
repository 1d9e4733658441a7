import { z } from "zod";
import { type Host, type HostFile, send, toBase64 } from "./host";

const branchAnswer = z.object({ commit: z.object({ id: z.string() }) });
const tree = z.array(z.object({ id: z.string(), path: z.string(), type: z.string() }));
const opened = z.object({ web_url: z.string() });

const pageSize = 100;

/**
 * Works with a repository on GitLab by its commits API, which makes the branch and its one commit in one call.
 *
 * @see https://docs.gitlab.com/api/commits/
 */
export function createGitLab(api: string, repository: string, branch: string, token: string): Host {
  const root = `${api}/projects/${encodeURIComponent(repository)}`;
  const headers = { Authorization: `Bearer ${token}` };
  const get = (path: string) => send(`${root}${path}`, { headers });
  const post = (path: string, body: unknown) => {
    const own = { ...headers, "Content-Type": "application/json" };
    return send(`${root}${path}`, { method: "POST", headers: own, body: JSON.stringify(body) });
  };
  return {
    async list() {
      const answer = await get(`/repository/branches/${encodeURIComponent(branch)}`);
      const base = branchAnswer.parse(await answer.json()).commit.id;
      const files: HostFile[] = [];
      for (let page = 1; ; page += 1) {
        const query = `ref=${base}&recursive=true&per_page=${pageSize}&page=${page}`;
        const items = tree.parse(await (await get(`/repository/tree?${query}`)).json());
        for (const { type, path, id } of items) if (type === "blob") files.push({ path, size: 0, id });
        if (items.length < pageSize) return { base, files };
      }
    },
    async read({ id }) {
      return new Uint8Array(await (await get(`/repository/blobs/${id}/raw`)).arrayBuffer());
    },
    async open({ base, branch: head, title, description, changes }) {
      const actions = changes.map(({ path, bytes, isNew }) => ({
        action: isNew ? "create" : "update",
        file_path: path,
        content: toBase64(bytes),
        encoding: "base64",
      }));
      const message = `${title}\n\n${description}`;
      await post("/repository/commits", { branch: head, start_sha: base, commit_message: message, actions });
      const request = { source_branch: head, target_branch: branch, title, description, remove_source_branch: true };
      return opened.parse(await (await post("/merge_requests", request)).json()).web_url;
    },
  };
}
