import * as z from "zod";
import { memoize } from "../../content/memoize";
import { toBase64 } from "../../documents/bytes";
import { ClerkFault, getTexts } from "../../messages";
import { connect, readAllPages, send, unlessRefused } from "./connect";
import {
  type Change,
  type CheckState,
  type Host,
  HostRefusal,
  isOfEditor,
  type Remark,
  type RequestState,
  readState,
  stateLabels,
} from "./host";
import { explainMergeRefusal, type MergeBar } from "./merge-refusal";
import { findPreviewLink } from "./preview-link";

const branchAnswer = z.object({ commit: z.object({ id: z.string() }) });
const tree = z.array(z.object({ id: z.string(), path: z.string(), type: z.string() }));
const user = z.object({ username: z.string(), name: z.string() });
const mergeRequests = z.array(
  z.object({
    iid: z.number(),
    title: z.string(),
    description: z.string().nullish(),
    created_at: z.string(),
    merged_at: z.string().nullish(),
    author: user,
    labels: z.array(z.string()),
    source_branch: z.string(),
    source_project_id: z.number().nullable(),
    target_project_id: z.number(),
    sha: z.string(),
  }),
);
const mergeRequest = z.object({
  diff_refs: z.object({ base_sha: z.string() }),
  has_conflicts: z.boolean().nullish(),
  head_pipeline: z.object({ status: z.string() }).nullish(),
  user: z.object({ can_merge: z.boolean() }),
  detailed_merge_status: z.string(),
});
const messages = z.array(z.object({ message: z.string() }));
const notes = z.array(z.object({ system: z.boolean(), body: z.string(), author: user }));
const approvals = z.object({ approved_by: z.array(z.object({ user })) });
const statuses = z.array(z.object({ name: z.string(), status: z.string(), target_url: z.string().nullable() }));
const commits = z.array(z.object({ id: z.string(), author_name: z.string(), created_at: z.string() }));

/**
 * Creates the adapter for GitLab. One call of the commits API creates a branch and its commit.
 *
 * @see https://docs.gitlab.com/api/rest/
 */
export function createGitLab(api: string, repository: string, branch: string, token: string): Host {
  const root = `${api}/projects/${encodeURIComponent(repository)}`;
  const headers = { Authorization: `Bearer ${token}` };
  const ask = connect(root, headers);
  const askUser = connect(api, headers);
  const nothing = z.unknown();
  const askList = async (query: string) => {
    const found = await ask(`/merge_requests?target_branch=${encodeURIComponent(branch)}&${query}`, mergeRequests);
    return found.filter(
      ({ source_branch: head, source_project_id: from, target_project_id: to }) => isOfEditor(head) && from === to,
    );
  };
  const list = (query: string) => readAllPages((page) => askList(`state=opened${query}&${page}`));
  const getBranchPath = (name: string) => `/repository/branches/${encodeURIComponent(name)}`;
  const label = (id: string, state: RequestState) =>
    ask(`/merge_requests/${id}`, nothing, { labels: stateLabels[state] }, "PUT");
  const readTip = async () => {
    const found = await unlessRefused(ask(getBranchPath(branch), branchAnswer), [404]);
    if (found) return found.commit.id;
    // Without a right to the repository nothing in it is found, and this is refused.
    await ask("", nothing);
    throw new ClerkFault(getTexts("host.no-branch"));
  };
  const readTree = memoize(async (base: string) => {
    const items = await readAllPages((page) => ask(`/repository/tree?ref=${base}&recursive=true&${page}`, tree));
    return { base, files: items.filter(({ type }) => type === "blob") };
  });
  /** Finds what bars a merge. A branch that must have the newest changes gets them. */
  const findBar = async (id: string): Promise<MergeBar> => {
    const { detailed_merge_status: status } = await ask(`/merge_requests/${id}`, mergeRequest);
    const bar = mergeBars.get(status) ?? "rules";
    if (bar === "behind") await ask(`/merge_requests/${id}/rebase`, nothing, {}, "PUT");
    return bar;
  };
  const readStatuses = async (commit: string) => {
    const asked = readAllPages((page) => ask(`/repository/commits/${commit}/statuses?${page}`, statuses));
    return (await unlessRefused(asked, [403, 404])) ?? [];
  };
  const readBytes = async (path: string) =>
    new Uint8Array(await (await send(`${root}${path}`, { headers })).arrayBuffer());
  return {
    list: async (commit) => readTree(commit ?? (await readTip())),
    read: ({ id }) => readBytes(`/repository/blobs/${id}/raw`),
    readAt: (path, commit = branch) =>
      unlessRefused(
        readBytes(`/repository/files/${encodeURIComponent(path)}/raw?ref=${encodeURIComponent(commit)}`),
        [404],
      ),
    async listVersions(path) {
      const query = `ref_name=${encodeURIComponent(branch)}&path=${encodeURIComponent(path)}`;
      const found = await readAllPages((page) => ask(`/repository/commits?${query}&${page}`, commits));
      return found.map(({ id, author_name: by, created_at: at }) => ({ commit: id, by, at }));
    },
    async open({ base, branch: head, title, description, changes }) {
      const message = `${title}\n\n${description}`;
      const actions = changes.map(toAction);
      const [waiting] = await list(`&source_branch=${encodeURIComponent(head)}`);
      if (waiting) throw new ClerkFault(getTexts("host.waits"));
      await unlessRefused(ask(getBranchPath(head), nothing, undefined, "DELETE"), [404]);
      await ask("/repository/commits", nothing, { branch: head, start_sha: base, commit_message: message, actions });
      const labels = head.startsWith("cms/") ? { labels: stateLabels.draft } : {};
      const request = { source_branch: head, target_branch: branch, title, description, ...labels };
      await ask("/merge_requests", nothing, { ...request, remove_source_branch: true });
    },
    // The API refuses no commit to a branch that has moved, so the branch is read just before.
    async amend({ id, commit: head, branch: own }, { title, description, changes }) {
      const { commit } = await ask(getBranchPath(own), branchAnswer);
      if (commit.id !== head) throw new HostRefusal(409, `${own} has changed.`);
      const message = { branch: own, commit_message: `${title}\n\n${description}` };
      await ask("/repository/commits", nothing, { ...message, actions: changes.map(toAction) });
      await ask(`/merge_requests/${id}`, nothing, { title, description }, "PUT");
    },
    readName: async () => (await askUser("/user", user)).username,
    async listRequests() {
      const [{ username }, found] = await Promise.all([askUser("/user", user), list(""), readTip()]);
      return found.map(
        ({ iid, title, description, created_at: since, author, labels, source_branch: head, sha: commit }) => ({
          ...{ id: String(iid), title, description: description ?? "", since, branch: head, commit },
          ...{ by: author.name, isOwn: author.username === username, state: readState(labels, head) },
        }),
      );
    },
    async listPublished() {
      const found = await askList("state=merged&order_by=updated_at&per_page=20");
      return found.flatMap(({ merged_at: at, source_branch, title, author: { name: by } }) =>
        at ? [{ at, branch: source_branch, title, by }] : [],
      );
    },
    async readReview({ id, isOwn }) {
      const [one, own, found, approved] = await Promise.all([
        ask(`/merge_requests/${id}`, mergeRequest),
        readAllPages((page) => ask(`/merge_requests/${id}/commits?${page}`, messages)),
        readAllPages((page) => ask(`/merge_requests/${id}/notes?sort=asc&${page}`, notes)),
        unlessRefused(ask(`/merge_requests/${id}/approvals`, approvals), [403, 404]),
      ]);
      return {
        base: one.diff_refs.base_sha,
        checks: judgePipeline(one.head_pipeline?.status),
        hasConflict: one.has_conflicts === true,
        remarks: [
          ...found.filter(({ system }) => !system).map(toRemark),
          ...(approved?.approved_by ?? []).map(
            ({ user: by }) => ({ kind: "approved", by: by.name, text: "" }) as const,
          ),
        ],
        messages: own.map(({ message }) => message),
        mayPublish: one.user.can_merge && !isOwn,
      };
    },
    async findPreview({ commit }) {
      const found = (await readStatuses(commit)).map(({ name, status, target_url: url }) => ({
        ...{ name, isSuccess: status === "success", url },
      }));
      return findPreviewLink(found, api);
    },
    async readPublication() {
      const tip = await readTip();
      const jobs = await readStatuses(tip);
      return { commit: tip, jobs: jobs.map(({ name, status }) => ({ name, state: judgePipeline(status) })) };
    },
    async readOutcome({ id }) {
      const { state } = await ask(`/merge_requests/${id}`, z.object({ state: z.string() }));
      if (state === "merged") return "published";
      return state === "opened" || state === "locked" ? "open" : "closed";
    },
    async publish({ id, commit: sha }) {
      // Without a plan for approvals, or once approved, the host refuses the approval, and only the merge counts.
      await unlessRefused(ask(`/merge_requests/${id}/approve`, nothing, { sha }), [401, 403, 404]);
      const merge = { sha, squash: true, should_remove_source_branch: true };
      await ask(`/merge_requests/${id}/merge`, nothing, merge, "PUT").catch((error: unknown) =>
        explainMergeRefusal(toForbidden(error), () => findBar(id)),
      );
    },
    async setState({ id }, state) {
      await label(id, state);
    },
    async sendBack({ id, branch: head }, sentence) {
      // The label first: set twice, it is the same.
      if (head.startsWith("cms/")) await label(id, "draft");
      await ask(`/merge_requests/${id}/notes`, nothing, { body: `${sentence}${returnMark}` });
    },
    async close({ id, branch: head }) {
      await ask(`/merge_requests/${id}`, nothing, { state_event: "close" }, "PUT");
      await unlessRefused(ask(getBranchPath(head), nothing, undefined, "DELETE"), [404]);
    },
  };
}

/**
 * What bars a merge, by the host's status; others are rules of the repository.
 *
 * @see https://docs.gitlab.com/api/merge_requests/#merge-status
 */
const mergeBars: ReadonlyMap<string, MergeBar> = new Map([
  ["conflict", "conflict"],
  ["broken_status", "conflict"],
  ["need_rebase", "behind"],
  ...["checking", "unchecked", "preparing", "ci_still_running"].map((status) => [status, "running"] as const),
  ["ci_must_pass", "failed"],
]);

/** Marks the note of a request that was sent back, because the host has no review of that kind. It is not shown. */
const returnMark = "\n\n<!-- sent back -->";

function toRemark({ body, author: { name: by } }: z.output<typeof notes>[number]): Remark {
  return body.endsWith(returnMark)
    ? { kind: "returned", by, text: body.slice(0, -returnMark.length) }
    : { kind: "commented", by, text: body };
}

/** Returns a refused right for 401: the host answers a merge so, though the token has just been accepted. */
function toForbidden(error: unknown): unknown {
  return error instanceof HostRefusal && error.status === 401 ? new HostRefusal(403, error.message) : error;
}

function toAction({ path, bytes, isNew }: Change) {
  if (!bytes) return { action: "delete", file_path: path };
  return { action: isNew ? "create" : "update", file_path: path, content: toBase64(bytes), encoding: "base64" };
}

function judgePipeline(status: string | undefined): CheckState {
  if (status === undefined) return "unknown";
  if (["success", "skipped"].includes(status)) return "passed";
  if (["canceled", "canceling", "manual"].includes(status)) return "unknown";
  return status === "failed" ? "failed" : "running";
}
