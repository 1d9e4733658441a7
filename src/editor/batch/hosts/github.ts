import { z } from "zod";
import { fromBase64, type Host, send, toBase64 } from "./host";

const object = z.object({ sha: z.string() });
const branchAnswer = z.object({ commit: object });
const blob = z.object({ content: z.string() });
const opened = z.object({ html_url: z.string().optional() });
const tree = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string(), size: z.number().optional() })),
});

/**
 * Works with a repository on GitHub by its git data API: blobs, one tree, one commit and one branch, then the request.
 *
 * @see https://docs.github.com/en/rest/git
 */
export function createGitHub(api: string, repository: string, branch: string, token: string): Host {
  const root = `${api}/repos/${repository}`;
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github+json" };
  const get = async <Answer>(path: string, schema: z.ZodType<Answer>) =>
    schema.parse(await (await send(`${root}${path}`, { headers })).json());
  const post = async <Answer>(path: string, schema: z.ZodType<Answer>, body: unknown) => {
    const own = { ...headers, "Content-Type": "application/json" };
    const answer = await send(`${root}${path}`, { method: "POST", headers: own, body: JSON.stringify(body) });
    return schema.parse(await answer.json());
  };
  return {
    async list() {
      const { commit } = await get(`/branches/${encodeURIComponent(branch)}`, branchAnswer);
      const { tree: items } = await get(`/git/trees/${commit.sha}?recursive=1`, tree);
      const files = items.filter(({ type }) => type === "blob");
      return { base: commit.sha, files: files.map(({ path, sha, size = 0 }) => ({ path, size, id: sha })) };
    },
    async read({ id }) {
      return fromBase64((await get(`/git/blobs/${id}`, blob)).content);
    },
    async open({ base, branch: head, title, description, changes }) {
      const items: object[] = [];
      // One after the other: GitHub asks for that where content is created.
      for (const { path, bytes } of changes) {
        const { sha } = await post("/git/blobs", object, { content: toBase64(bytes), encoding: "base64" });
        items.push({ path, mode: "100644", type: "blob", sha });
      }
      const { sha: whole } = await post("/git/trees", object, { base_tree: base, tree: items });
      const message = `${title}\n\n${description}`;
      const { sha } = await post("/git/commits", object, { message, tree: whole, parents: [base] });
      await post("/git/refs", z.unknown(), { ref: `refs/heads/${head}`, sha });
      return (await post("/pulls", opened, { title, head, base: branch, body: description })).html_url;
    },
  };
}
