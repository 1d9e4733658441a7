import { documentsFolder } from "../../content/folders";
import { memoize } from "../../content/memoize";
import { decodeBase64, decodeUtf8, toBase64 } from "../../documents/bytes";
import { ClerkFault, getTexts } from "../../messages";
import { connect, pause, readAllPages, unlessRefused } from "./connect";
import { readRemarks } from "./github-remarks";
import { judgeJob, judgeRuns } from "./github-runs";
import { gitHubAnswers as answers } from "./github-schemas";
import {
  type Change,
  type Host,
  HostRefusal,
  isOfEditor,
  type RequestState,
  readState,
  stateLabels,
  type WaitingRequest,
} from "./host";
import { explainMergeRefusal, type MergeBar } from "./merge-refusal";
import { findPreviewLink } from "./preview-link";

/** The number of documents from which there is a pause after each, as GitHub asks of programs that write much. */
const manyDocuments = 20;

/** The times that the host is asked whether it can merge, until it knows. */
const mergeTries = 4;

/**
 * Creates the adapter for GitHub. Fine-grained tokens cannot read the checks of a commit, so the state is that of the
 * workflow runs.
 *
 * @see https://docs.github.com/en/rest
 */
export function createGitHub(api: string, repository: string, branch: string, token: string, wait = pause): Host {
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github+json" };
  const ask = connect(`${api}/repos/${repository}`, headers);
  const askUser = connect(api, headers);
  const { nothing } = answers;
  const readPerson = async () => {
    const [{ login }, { permissions }] = await Promise.all([askUser("/user", answers.user), ask("", answers.project)]);
    return { login, isReviewer: permissions?.maintain === true || permissions?.admin === true };
  };
  const getPerson = memoize(readPerson);
  const readTip = async () => {
    const found = await unlessRefused(ask(`/branches/${encodeURIComponent(branch)}`, answers.branch), [404]);
    // The host leads from the former name of a branch to the new one.
    if (found?.name === branch) return found.commit.sha;
    // Without a right to the repository nothing in it is found, and this is refused.
    await ask("", nothing);
    throw new ClerkFault(getTexts("host.no-branch"));
  };
  const readTree = memoize(async (base: string) => {
    const { tree: items, truncated } = await ask(`/git/trees/${base}?recursive=1`, answers.tree);
    if (truncated) throw new ClerkFault(getTexts("host.too-large"));
    const files = items.filter(({ type }) => type === "blob");
    return { base, files: files.map(({ path, sha }) => ({ path, id: sha })) };
  });
  const readBlob = async (id: string) => decodeBase64((await ask(`/git/blobs/${id}`, answers.blob)).content);
  /** Creates a commit on `base` with the changes. */
  const commit = async (base: string, changes: readonly Change[], message: string) => {
    const items: object[] = [];
    const isMuch = changes.length > manyDocuments;
    // Texts stand in the tree, so a sheet takes few calls. The others are sequential, as GitHub demands for requests that
    // create content.
    for (const { path, bytes } of changes) {
      const file = { path, mode: "100644", type: "blob" };
      const text = bytes && !path.startsWith(documentsFolder) ? decodeUtf8(bytes) : undefined;
      if (!bytes) items.push({ ...file, sha: null });
      else if (text !== undefined) items.push({ ...file, content: text });
      else {
        const { sha } = await ask("/git/blobs", answers.object, { content: toBase64(bytes), encoding: "base64" });
        items.push({ ...file, sha });
        if (isMuch) await wait(1000);
      }
    }
    const { sha } = await ask("/git/trees", answers.object, { base_tree: base, tree: items });
    return (await ask("/git/commits", answers.object, { message, tree: sha, parents: [base] })).sha;
  };
  const askList = async (query: string) => {
    const found = await ask(`/pulls?base=${encodeURIComponent(branch)}&${query}`, answers.pulls);
    return found.filter(({ head }) => isOfEditor(head.ref) && isSame(head.repo?.full_name, repository));
  };
  const list = (query: string) => readAllPages((page) => askList(`state=open${query}&${page}`));
  /** Finds the open request of a branch. */
  const find = async (head: string) =>
    (await list(`&head=${encodeURIComponent(`${repository.split("/")[0]}:${head}`)}`)).find(
      (one) => one.head.ref === head,
    );
  /** Checks whether the last commit of a request has the files of another commit. */
  const hasFilesOf = async (one: string, other: string) => {
    const [own, found] = await Promise.all([one, other].map((sha) => ask(`/git/commits/${sha}`, answers.commit)));
    return own?.tree.sha === found?.tree.sha;
  };
  const readPull = async (id: string) => {
    for (let tried = 1; ; tried += 1) {
      const found = await ask(`/pulls/${id}`, answers.pull);
      if (found.mergeable !== null || found.state !== "open" || tried === mergeTries) return found;
      await wait(1000);
    }
  };
  const readRuns = async (head: string) => {
    const asked = readAllPages(async (page) => {
      const found = await ask(`/actions/runs?head_sha=${head}&${page}`, answers.runs);
      return found.workflow_runs;
    });
    return (await unlessRefused(asked, [403, 404])) ?? [];
  };
  const readChecks = async (head: string) => judgeRuns(await readRuns(head));
  /** Finds what bars a merge. A branch that must have the newest changes gets them. */
  const findBar = async ({ id, commit: head }: WaitingRequest, refusal: HostRefusal): Promise<MergeBar> => {
    const [{ mergeable, mergeable_state: state }, checks] = await Promise.all([readPull(id), readChecks(head)]);
    if (mergeable === false) return "conflict";
    if (state === "behind") {
      await ask(`/pulls/${id}/update-branch`, nothing, { expected_head_sha: head }, "PUT");
      return "behind";
    }
    if (checks === "failed" || checks === "running") return checks;
    // A required check that has not begun.
    return refusal.message.includes("check") ? "running" : "rules";
  };
  const label = (number: number | string, state: RequestState) =>
    ask(`/issues/${number}/labels`, nothing, { labels: [stateLabels[state]] }, "PUT");
  const removeBranch = (name: string) =>
    unlessRefused(ask(`/git/refs/heads/${name}`, nothing, undefined, "DELETE"), [404, 422]);

  return {
    list: async (at) => readTree(at ?? (await readTip())),
    read: ({ id }) => readBlob(id),
    async readAt(path, at = branch) {
      const found = await unlessRefused(ask(`/contents/${path}?ref=${encodeURIComponent(at)}`, answers.blob), [404]);
      return found && (found.encoding === "base64" ? decodeBase64(found.content) : readBlob(found.sha));
    },
    async listVersions(path) {
      const asked = `/commits?sha=${encodeURIComponent(branch)}&path=${path}`;
      const found = await readAllPages((page) => ask(`${asked}&${page}`, answers.commits));
      return found.map(({ sha, commit: { author } }) => ({
        ...{ commit: sha, by: author?.name ?? "", at: author?.date ?? "" },
      }));
    },
    async open({ base, branch: head, title, description, changes }) {
      const sha = await commit(base, changes, `${title}\n\n${description}`);
      const made = await unlessRefused(ask("/git/refs", nothing, { ref: `refs/heads/${head}`, sha }), [422]);
      const waiting = made === undefined ? await find(head) : undefined;
      if (waiting && !(await hasFilesOf(waiting.head.sha, sha))) throw new ClerkFault(getTexts("host.waits"));
      if (made === undefined && !waiting) await ask(`/git/refs/heads/${head}`, nothing, { sha, force: true }, "PATCH");
      const { number } =
        waiting ?? (await ask("/pulls", answers.opened, { title, head, base: branch, body: description }));
      if (head.startsWith("cms/")) await label(number, "draft");
    },
    async amend({ id, commit: head, branch: own }, { title, description, changes }) {
      const sha = await commit(head, changes, `${title}\n\n${description}`);
      const moved = ask(`/git/refs/heads/${own}`, answers.reference, { sha, force: false }, "PATCH");
      if (!(await unlessRefused(moved, [422]))) throw new HostRefusal(409, `${own} has changed.`);
      await ask(`/pulls/${id}`, nothing, { title, body: description }, "PATCH");
    },
    readName: async () => (await getPerson()).login,
    async listRequests() {
      const [{ login }, found] = await Promise.all([getPerson(), list(""), readTip()]);
      return found.map(({ number, title, body, created_at: since, user: by, labels, head }) => ({
        ...{ id: String(number), title, description: body ?? "", since, branch: head.ref, commit: head.sha },
        ...{
          by: by?.login ?? "",
          isOwn: by?.login === login,
          state: readState(
            labels.map(({ name }) => name),
            head.ref,
          ),
        },
      }));
    },
    async listPublished() {
      const found = await askList("state=closed&sort=updated&direction=desc&per_page=20");
      return found.flatMap(({ merged_at: at, head, title, user: by }) =>
        at ? [{ at, branch: head.ref, title, by: by?.login ?? "" }] : [],
      );
    },
    async readReview({ id, commit: head, isOwn }) {
      const [{ isReviewer }, { merge_base_commit, commits: own }, { mergeable }, remarks, checks] = await Promise.all([
        getPerson(),
        ask(`/compare/${encodeURIComponent(branch)}...${head}`, answers.comparison),
        readPull(id),
        readRemarks(ask, id),
        readChecks(head),
      ]);
      return {
        base: merge_base_commit.sha,
        checks,
        hasConflict: mergeable === false,
        remarks,
        messages: own.map(({ commit: { message } }) => message),
        mayPublish: isReviewer && !isOwn,
      };
    },
    async findPreview({ commit: head }) {
      const found = await unlessRefused(ask(`/commits/${head}/status?per_page=100`, answers.status), [403, 404]);
      const statuses = (found?.statuses ?? []).map(({ context: name, state, target_url: url }) => ({
        ...{ name, isSuccess: state === "success", url },
      }));
      return findPreviewLink(statuses, api);
    },
    async readPublication() {
      const tip = await readTip();
      const run = (await readRuns(tip)).find(({ path }) => /\/publish\.yml(?:@|$)/u.test(path));
      const { jobs } = run ? await ask(`/actions/runs/${run.id}/jobs`, answers.jobs) : { jobs: [] };
      return { commit: tip, jobs: jobs.map((job) => ({ name: job.name, state: judgeJob(job) })) };
    },
    async readOutcome({ id }) {
      const { state, merged } = await ask(`/pulls/${id}`, answers.pull);
      if (merged) return "published";
      return state === "open" ? "open" : "closed";
    },
    async publish(request) {
      const { id, commit: sha, title, branch: head } = request;
      await ask(`/pulls/${id}/reviews`, nothing, { event: "APPROVE", commit_id: sha });
      const merge = { sha, merge_method: "squash", commit_title: `${title} (#${id})` };
      await ask(`/pulls/${id}/merge`, nothing, merge, "PUT").catch((error: unknown) =>
        explainMergeRefusal(error, (refusal) => findBar(request, refusal)),
      );
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
    async close({ id, branch: head }: WaitingRequest) {
      await ask(`/pulls/${id}`, nothing, { state: "closed" }, "PATCH");
      await removeBranch(head);
    },
  };
}

/** Compares names of repositories without regard to small and capital letters, as GitHub does. */
const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
