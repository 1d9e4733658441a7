import * as z from "zod";
import { documentsFolder } from "../../content/folders";
import { memoize } from "../../content/memoize";
import { decodeUtf8 } from "../../documents/bytes";
import { ClerkFault, getTexts } from "../../messages";
import { decodeBase64, toBase64 } from "../base64";
import { connect, unlessRefused } from "./connect";
import {
  type Change,
  type CheckState,
  type Host,
  HostRefusal,
  isOfEditor,
  type RequestState,
  readState,
  stateLabels,
  type WaitingRequest,
} from "./host";

const object = z.object({ sha: z.string() });
const branchAnswer = z.object({ commit: object });
const blob = z.object({ content: z.string() });
const opened = z.object({ number: z.number() });
const reference = z.object({ ref: z.string() });
const tree = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const user = z.object({ login: z.string() });
const project = z.object({
  permissions: z.object({ maintain: z.boolean().optional(), admin: z.boolean().optional() }),
});
const pulls = z.array(
  z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullish(),
    created_at: z.string(),
    user: user.nullable(),
    labels: z.array(z.object({ name: z.string() })),
    head: z.object({
      ref: z.string(),
      sha: z.string(),
      repo: z.object({ full_name: z.string() }).nullable(),
    }),
  }),
);
const pull = z.object({ mergeable: z.boolean().nullish(), state: z.string(), merged: z.boolean().optional() });
const commitAnswer = z.object({ tree: object });
const comparison = z.object({
  merge_base_commit: object,
  commits: z.array(z.object({ commit: z.object({ message: z.string() }) })),
});
const reviews = z.array(z.object({ state: z.string(), body: z.string().nullish(), user: user.nullable() }));
const runs = z.object({
  workflow_runs: z.array(
    z.object({
      ...{ id: z.number(), workflow_id: z.number() },
      ...{ event: z.string(), status: z.string(), conclusion: z.string().nullable() },
    }),
  ),
});
const commits = z.array(
  z.object({ sha: z.string(), commit: z.object({ author: z.object({ name: z.string(), date: z.string() }) }) }),
);

/**
 * Creates the adapter for GitHub. Fine-grained tokens cannot read the checks of a commit, so the state is that of the
 * workflow runs.
 *
 * @see https://docs.github.com/en/rest
 */
export function createGitHub(api: string, repository: string, branch: string, token: string): Host {
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github+json" };
  const ask = connect(`${api}/repos/${repository}`, headers);
  const askUser = connect(api, headers);
  const nothing = z.unknown();
  const readPerson = async () => {
    const [{ login }, { permissions }] = await Promise.all([askUser("/user", user), ask("", project)]);
    return { login, isReviewer: permissions.maintain === true || permissions.admin === true };
  };
  const getPerson = memoize(readPerson);
  /** Creates a commit on `base` with the changes. */
  const commit = async (base: string, changes: readonly Change[], message: string) => {
    const items: object[] = [];
    // Texts stand in the tree, so a sheet takes few calls. The others are sequential, as GitHub demands for requests that
    // create content.
    for (const { path, bytes } of changes) {
      const file = { path, mode: "100644", type: "blob" };
      const text = bytes && !path.startsWith(documentsFolder) ? decodeUtf8(bytes) : undefined;
      if (!bytes) items.push({ ...file, sha: null });
      else if (text !== undefined) items.push({ ...file, content: text });
      else
        items.push({
          ...file,
          sha: (await ask("/git/blobs", object, { content: toBase64(bytes), encoding: "base64" })).sha,
        });
    }
    const { sha } = await ask("/git/trees", object, { base_tree: base, tree: items });
    return (await ask("/git/commits", object, { message, tree: sha, parents: [base] })).sha;
  };
  const list = async (query: string) => {
    const found = await ask(`/pulls?state=open&base=${encodeURIComponent(branch)}&per_page=100${query}`, pulls);
    return found.filter(({ head }) => isOfEditor(head.ref) && isSame(head.repo?.full_name, repository));
  };
  /** Finds the open request of a branch. */
  const find = async (head: string) =>
    (await list(`&head=${encodeURIComponent(`${repository.split("/")[0]}:${head}`)}`)).find(
      (one) => one.head.ref === head,
    );
  /** Checks whether the last commit of a request has the files of another commit. */
  const hasFilesOf = async (one: string, other: string) => {
    const [own, found] = await Promise.all([one, other].map((sha) => ask(`/git/commits/${sha}`, commitAnswer)));
    return own?.tree.sha === found?.tree.sha;
  };
  const label = (number: number | string, state: RequestState) =>
    ask(`/issues/${number}/labels`, nothing, { labels: [stateLabels[state]] }, "PUT");
  const removeBranch = (name: string) =>
    unlessRefused(ask(`/git/refs/heads/${name}`, nothing, undefined, "DELETE"), [404, 422]);

  return {
    async list(at) {
      const base = at ?? (await ask(`/branches/${encodeURIComponent(branch)}`, branchAnswer)).commit.sha;
      const { tree: items } = await ask(`/git/trees/${base}?recursive=1`, tree);
      const files = items.filter(({ type }) => type === "blob");
      return { base, files: files.map(({ path, sha }) => ({ path, id: sha })) };
    },
    async read({ id }) {
      return decodeBase64((await ask(`/git/blobs/${id}`, blob)).content);
    },
    async readAt(path, at) {
      const found = await unlessRefused(ask(`/contents/${path}?ref=${at}`, blob), [404]);
      return found && decodeBase64(found.content);
    },
    async listVersions(path) {
      const found = await ask(`/commits?sha=${encodeURIComponent(branch)}&path=${path}&per_page=30`, commits);
      return found.map(({ sha, commit: { author } }) => ({ commit: sha, by: author.name, at: author.date }));
    },
    async open({ base, branch: head, title, description, changes }) {
      const sha = await commit(base, changes, `${title}\n\n${description}`);
      const made = await unlessRefused(ask("/git/refs", nothing, { ref: `refs/heads/${head}`, sha }), [422]);
      const waiting = made === undefined ? await find(head) : undefined;
      if (waiting && !(await hasFilesOf(waiting.head.sha, sha))) throw new ClerkFault(getTexts("host.waits"));
      if (made === undefined && !waiting) await ask(`/git/refs/heads/${head}`, nothing, { sha, force: true }, "PATCH");
      const { number } = waiting ?? (await ask("/pulls", opened, { title, head, base: branch, body: description }));
      if (head.startsWith("cms/")) await label(number, "draft");
    },
    async amend({ id, commit: head, branch: own }, { title, description, changes }) {
      const sha = await commit(head, changes, `${title}\n\n${description}`);
      const moved = ask(`/git/refs/heads/${own}`, reference, { sha, force: false }, "PATCH");
      if (!(await unlessRefused(moved, [422]))) throw new HostRefusal(409, `${own} has changed.`);
      await ask(`/pulls/${id}`, nothing, { title, body: description }, "PATCH");
    },
    readName: async () => (await getPerson()).login,
    async listRequests() {
      const [{ login }, found] = await Promise.all([getPerson(), list("")]);
      return found.map(({ number, title, body, created_at: since, user: by, labels, head }) => ({
        ...{ id: String(number), title, description: body ?? "", since, branch: head.ref, commit: head.sha },
        ...{ by: by?.login ?? "", isOwn: by?.login === login, state: readState(labels.map(({ name }) => name)) },
      }));
    },
    async readReview({ id, commit: head, isOwn }) {
      const [{ isReviewer }, { merge_base_commit, commits: own }, { mergeable }, found, ran] = await Promise.all([
        getPerson(),
        ask(`/compare/${encodeURIComponent(branch)}...${head}`, comparison),
        ask(`/pulls/${id}`, pull),
        ask(`/pulls/${id}/reviews?per_page=100`, reviews),
        unlessRefused(ask(`/actions/runs?head_sha=${head}&per_page=100`, runs), [403, 404]),
      ]);
      const remarks = found.filter(({ state, body }) => state === "CHANGES_REQUESTED" && body);
      return {
        base: merge_base_commit.sha,
        checks: judgeRuns(ran?.workflow_runs ?? []),
        hasConflict: mergeable === false,
        remarks: remarks.map(({ user: by, body }) => ({ by: by?.login ?? "", text: body ?? "" })),
        messages: own.map(({ commit: { message } }) => message),
        mayPublish: isReviewer && !isOwn,
      };
    },
    async readOutcome({ id }) {
      const { state, merged } = await ask(`/pulls/${id}`, pull);
      if (merged) return "published";
      return state === "open" ? "open" : "closed";
    },
    async publish({ id, commit: sha, title, branch: head }) {
      await ask(`/pulls/${id}/reviews`, nothing, { event: "APPROVE", commit_id: sha });
      const merge = { sha, merge_method: "squash", commit_title: `${title} (#${id})` };
      await ask(`/pulls/${id}/merge`, nothing, merge, "PUT");
      await removeBranch(head);
    },
    async setState({ id }, state) {
      await label(id, state);
    },
    async sendBack({ id, commit: sha, branch: head }, sentence) {
      // The label first: set twice, it is the same.
      if (head.startsWith("cms/")) await label(id, "draft");
      await ask(`/pulls/${id}/reviews`, nothing, { event: "REQUEST_CHANGES", body: sentence, commit_id: sha });
    },
    async withdraw({ id, branch: head }: WaitingRequest) {
      await ask(`/pulls/${id}`, nothing, { state: "closed" }, "PATCH");
      await removeBranch(head);
    },
  };
}

/** GitHub compares the names of repositories in any case. */
const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** The conclusions of a run that found nothing wrong. Others than these and `failure` mean that it did not run. */
const soundConclusions = ["success", "skipped", "neutral"];

/** Judges the newest run of each workflow. An earlier one of the same commit may have been cancelled by it. */
function judgeRuns(found: z.output<typeof runs>["workflow_runs"]): CheckState {
  const own = found.filter(({ event }) => event === "pull_request").sort((one, other) => one.id - other.id);
  const newest = [...new Map(own.map((run) => [run.workflow_id, run])).values()];
  if (newest.some(({ status }) => status !== "completed")) return "running";
  if (newest.some(({ conclusion }) => conclusion === "failure")) return "failed";
  const isSound = newest.every(({ conclusion }) => soundConclusions.includes(conclusion ?? ""));
  return newest.length > 0 && isSound ? "passed" : "unknown";
}
