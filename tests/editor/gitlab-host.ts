import * as z from "zod";
import { BareRepository } from "../../scripts/edit/bare-repository";
import { type HostAnswers, Refusal } from "../../scripts/edit/host-server";
import { addRequest, type HostRequest, type HostState, isWaiting } from "../../scripts/edit/host-state";
import { readContract } from "../host-descriptions/contract";
import { hostMoment, mergeOnHost, startMockHost } from "./host-api";
import { HostIssues } from "./host-issues";

const commit = z.object({
  branch: z.string(),
  start_sha: z.string().optional(),
  start_branch: z.string().optional(),
  commit_message: z.string(),
  actions: z.array(
    z.discriminatedUnion("action", [
      z.object({
        ...{ action: z.enum(["create", "update"]), file_path: z.string() },
        ...{ content: z.string(), encoding: z.literal("base64") },
      }),
      z.object({ action: z.literal("delete"), file_path: z.string() }),
    ]),
  ),
});
const opened = z.object({
  ...{ source_branch: z.string(), title: z.string() },
  ...{ description: z.string().default(""), labels: z.string().default("") },
});
const note = z.object({ body: z.string() });
const merging = z.object({ sha: z.string() });
const edited = z
  .object({ state_event: z.string(), title: z.string(), description: z.string(), labels: z.string() })
  .partial();

/** Starts a mock of GitLab's REST API (v4) over a bare repository. It has the endpoints that the editor uses. */
export async function startGitLabHost(folder: string) {
  const git = new BareRepository(folder);
  const state: HostState = { requests: [], runs: ["success"], isStrict: false };
  const { requests } = state;
  const issues = new HostIssues("gitlab");
  const find = (number: string) => requests.find((request) => String(request.number) === number);
  const said = ({ number, title, description, branch, by, labels, fork, isMerged, isClosed }: HostRequest) => ({
    state: isMerged ? "merged" : isClosed ? "closed" : "opened",
    source_project_id: fork === undefined ? 1 : 2,
    target_project_id: 1,
    iid: number,
    title,
    description,
    labels,
    created_at: hostMoment,
    merged_at: isMerged ? hostMoment : null,
    source_branch: branch,
    sha: git.find(`refs/heads/${branch}`) ?? "",
    updated_at: "2026-11-21T00:00:00Z",
    author: { name: `A ${by}`, username: by },
    web_url: `https://git.council.example/-/merge_requests/${number}`,
  });
  const blob = (sha: string) => new Response(git.blob(sha), { headers: { "X-Gitlab-Blob-Id": sha } });

  const answers: HostAnswers = {
    "GET /user": ({ person }) => ({ id: 1, name: `A ${person}`, username: person }),
    "GET ": () => ({ permissions: { project_access: { access_level: 30 } }, shared_with_groups: [] }),
    "GET /repository/branches/(.+)": (_, name) => ({ name, commit: { id: git.find(`refs/heads/${name}`) } }),
    "GET /repository/tree": ({ query }) => {
      const [size, page] = [Number(query.get("per_page") ?? 100), Number(query.get("page") ?? 1)];
      const files = git.tree(query.get("ref") ?? "", true)?.tree ?? [];
      const inside = files.filter(({ path }) => path.startsWith(query.get("path") ?? ""));
      return inside.slice((page - 1) * size, page * size).map(({ sha, size: _, ...item }) => ({
        ...{ ...item, id: sha, name: item.path.slice(item.path.lastIndexOf("/") + 1) },
      }));
    },
    "GET /repository/blobs/([0-9a-f]+)/raw": (_, sha) => blob(sha),
    "GET /repository/files/(.+?)(?:/raw)?": ({ query }, file) => {
      const sha = git.find(`${query.get("ref")}:${file}`);
      return sha && blob(sha);
    },
    "GET /repository/commits": ({ query }) =>
      git.log(query.get("path") ?? "").map(({ sha, name, date }) => ({
        ...{ id: sha, author_name: name, author_email: "", authored_date: date, created_at: date },
      })),
    "POST /repository/commits": ({ body }) => {
      const { branch, commit_message: message, actions, ...asked } = commit.parse(body);
      const own = git.find(`refs/heads/${branch}`);
      const start = asked.start_sha ?? (asked.start_branch && git.find(`refs/heads/${asked.start_branch}`));
      if (start && own)
        throw new Refusal(400, `A branch called '${branch}' already exists. Switch to that branch to make changes`);
      const parent = start ?? own ?? "";
      const changes = actions.map((asked) => {
        const { file_path: path, action } = asked;
        const fault = action === "create" ? "already exists" : "doesn't exist";
        if ((git.find(`${parent}:${path}`) === undefined) !== (action === "create"))
          throw new Refusal(400, `A file with this name ${fault}: ${path}`);
        return { path, sha: "content" in asked ? git.writeBlob(Buffer.from(asked.content, "base64")) : null };
      });
      const id = git.commit(message, git.writeTree(parent, changes), [parent]);
      git.setReference(`refs/heads/${branch}`, id);
      return { id };
    },
    "GET /merge_requests": ({ query }) =>
      requests
        .filter((request) => query.get("state") !== "opened" || isWaiting(request))
        .filter(({ isMerged }) => query.get("state") !== "merged" || isMerged)
        .filter(({ branch }) => branch === (query.get("source_branch") ?? branch))
        .map(said),
    "POST /merge_requests": ({ body, query, person: by }) => {
      const { source_branch: branch, labels, ...texts } = opened.parse(body ?? Object.fromEntries(query));
      const made = addRequest(state, { ...texts, branch, by, since: hostMoment, labels: labels.split(",") });
      if (!made) throw new Refusal(409, `Another open merge request already exists for this source branch: ${branch}`);
      return said(made);
    },
    "GET /merge_requests/(\\d+)": ({ person }, number) => {
      const request = find(number);
      return (
        request && {
          ...said(request),
          diff_refs: { base_sha: git.compare("main", request.branch)?.base },
          ...{
            has_conflicts: false,
            detailed_merge_status: "mergeable",
            head_pipeline: { status: state.runs.at(-1) },
            user: { can_merge: person === "reviewer" },
          },
        }
      );
    },
    "GET /merge_requests/(\\d+)/commits": (_, number) =>
      git.compare("main", find(number)?.branch ?? "")?.messages.map((message) => ({ message })),
    "GET /merge_requests/(\\d+)/notes": (_, number) =>
      find(number)?.remarks.map(({ by, text }) => ({
        ...{ system: false, body: text, author: { name: `A ${by}`, username: by } },
      })),
    "POST /merge_requests/(\\d+)/notes": ({ body, person: by }, number) => {
      find(number)?.remarks.push({ by, text: note.parse(body).body });
      return { id: 1 };
    },
    "GET /repository/commits/[0-9a-f]+/statuses": () => [],
    "GET /merge_requests/(\\d+)/approvals": (_, number) => ({
      approved_by: find(number)?.approvals.map((by) => ({ user: { name: `A ${by}`, username: by } })),
    }),
    "POST /merge_requests/(\\d+)/approve": ({ person }, number) => {
      find(number)?.approvals.push(person);
      return { iid: 1 };
    },
    "PUT /merge_requests/(\\d+)/merge": ({ body, person }, number) => {
      const request = find(number);
      if (person !== "reviewer") throw new Refusal(401, "Unauthorized");
      if (state.runs.at(-1) !== "success") throw new Refusal(405, "Method Not Allowed");
      if (request && git.find(`refs/heads/${request.branch}`) !== merging.parse(body).sha)
        throw new Refusal(409, "SHA does not match HEAD of source branch");
      if (request) mergeOnHost(git, request);
      return request && said(request);
    },
    "PUT /merge_requests/(\\d+)": ({ body, query }, number) => {
      const request = find(number);
      const { state_event: event, labels, ...texts } = edited.parse(body ?? Object.fromEntries(query));
      if (request)
        Object.assign(request, {
          ...texts,
          ...(event === "close" && { isClosed: true }),
          ...(labels !== undefined && { labels: labels.split(",") }),
        });
      return request && said(request);
    },
    "DELETE /repository/branches/(.+)": (_, name) => {
      for (const request of requests) if (isWaiting(request) && request.branch === name) request.isClosed = true;
      return git.find(`refs/heads/${name}`) && git.removeReference(`refs/heads/${name}`);
    },
    "PUT /merge_requests/\\d+/rebase": () => ({ rebase_in_progress: false }),
    "(GET|POST|PUT) /issues/?(\\d*)": ({ query, body }, method, number) => issues.answer(method, number, query, body),
  };
  const host = await startMockHost(git, answers, readContract("gitlab"));
  return {
    ...host,
    state,
    requests,
    issues,
    /** Makes the checks of CI fail for every request. */
    failChecks: () => {
      state.runs = ["failed"];
    },
  };
}
