import { z } from "zod";
import { BareRepository } from "./bare-repository";
import { type HostRequest, isOpen, Refusal, startHostApi } from "./host-api";
import { HostIssues } from "./host-issues";

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
const opened = z.object({ source_branch: z.string(), title: z.string(), labels: z.string().default("") });

/** Starts a mock of GitLab's REST API (v4) over a bare repository. It has the endpoints that the editor uses. */
export async function startGitLabHost(folder: string) {
  const git = new BareRepository(folder);
  const requests: HostRequest[] = [];
  const issues = new HostIssues("gitlab");
  const said = ({ number, branch, labels }: HostRequest) => ({
    iid: number,
    labels,
    source_branch: branch,
    sha: git.find(`refs/heads/${branch}`),
    updated_at: "2026-11-21T00:00:00Z",
    author: { name: "A clerk" },
    web_url: `https://git.council.example/-/merge_requests/${number}`,
  });
  const blob = (sha: string) => new Response(git.blob(sha), { headers: { "X-Gitlab-Blob-Id": sha } });

  const host = await startHostApi(git, requests, {
    "GET /user": () => ({ id: 1, name: "A clerk", username: "clerk" }),
    "GET ": () => ({ permissions: { project_access: { access_level: 30 } }, shared_with_groups: [] }),
    "GET /repository/branches/(.+)": (_, name) => ({ name, commit: { id: git.find(`refs/heads/${name}`) } }),
    "GET /repository/tree": ({ query }) => {
      const [size, page] = [Number(query.get("per_page") ?? 100), Number(query.get("page") ?? 1)];
      const files = git.tree(query.get("ref") ?? "", true)?.tree ?? [];
      const inside = files.filter(({ path }) => path.startsWith(query.get("path") ?? ""));
      return inside.slice((page - 1) * size, page * size).map(({ sha, ...item }) => ({
        ...{ ...item, id: sha, name: item.path.slice(item.path.lastIndexOf("/") + 1) },
      }));
    },
    "GET /repository/compare": ({ query }) => ({
      diffs: git.compare(query.get("from") ?? "", query.get("to") ?? "")?.files.map(({ filename, status }) => ({
        ...{ old_path: filename, new_path: filename, diff: "", renamed_file: false },
        ...{ new_file: status === "added", deleted_file: status === "removed" },
      })),
    }),
    "GET /repository/blobs/([0-9a-f]+)/raw": (_, sha) => blob(sha),
    "GET /repository/files/(.+?)(?:/raw)?": ({ query }, file) => {
      const sha = git.find(`${query.get("ref")}:${file}`);
      return sha && blob(sha);
    },
    "GET /repository/commits": () => [],
    "GET /repository/commits/([0-9a-f]+)/refs": (_, sha) =>
      sha === git.find("refs/heads/main") ? [{ type: "branch", name: "main" }] : [],
    "POST /repository/commits": ({ body }) => {
      const { branch, commit_message: message, actions, ...asked } = commit.parse(body);
      const own = git.find(`refs/heads/${branch}`);
      const start = asked.start_sha ?? (asked.start_branch && git.find(`refs/heads/${asked.start_branch}`));
      if (start && own)
        throw new Refusal(400, `A branch called '${branch}' already exists. Switch to that branch to make changes`);
      const parent = start ?? own ?? "";
      const changes = actions.map(({ file_path: path, content, action }) => {
        const fault = action === "create" ? "already exists" : "doesn't exist";
        if ((git.find(`${parent}:${path}`) !== undefined) !== (action === "update"))
          throw new Refusal(400, `A file with this name ${fault}: ${path}`);
        return { path, sha: git.writeBlob(content) };
      });
      const id = git.commit(message, git.writeTree(parent, changes), [parent]);
      git.setReference(`refs/heads/${branch}`, id);
      return { id };
    },
    "GET /merge_requests": ({ query }) =>
      requests
        .filter((request) => query.get("state") !== "opened" || isOpen(request))
        .filter(({ branch }) => branch === (query.get("source_branch") ?? branch))
        .map(said),
    "POST /merge_requests": ({ body, query }) => {
      const { source_branch: branch, title, labels } = opened.parse(body ?? Object.fromEntries(query));
      if (requests.some((other) => isOpen(other) && other.branch === branch))
        throw new Refusal(400, "Another open merge request already exists for this source branch");
      const request = {
        number: requests.length + 1,
        title,
        branch,
        labels: labels.split(","),
        isMerged: false,
        isClosed: false,
      };
      requests.push(request);
      return said(request);
    },
    "PUT /merge_requests/\\d+/rebase": () => ({ rebase_in_progress: false }),
    "(GET|POST|PUT) /issues/?(\\d*)": ({ query, body }, method, number) => issues.answer(method, number, query, body),
  });
  return { ...host, requests, issues };
}
