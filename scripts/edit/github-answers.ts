import * as z from "zod";
import type { BareRepository } from "./bare-repository";
import { type Asked, type HostAnswers, Refusal } from "./host-server";
import { addRequest, type HostRequest, type HostState, isWaiting } from "./host-state";

const object = z.object({ sha: z.string() });
const files = z.array(z.object({ path: z.string(), sha: z.string().nullish(), content: z.string().optional() }));
const tree = z.object({ base_tree: z.string(), tree: files });
const commit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const reference = z.object({ ref: z.string(), sha: z.string() });
const moved = object.extend({ force: z.boolean().default(false) });
const blob = z.object({ content: z.string(), encoding: z.literal("base64") });
const opened = z.object({ title: z.string(), head: z.string(), body: z.string().default("") });
const review = z.object({ event: z.enum(["APPROVE", "REQUEST_CHANGES"]), body: z.string().default("") });
const merging = z.object({ sha: z.string(), commit_title: z.string().default("") });
const edited = z.object({ state: z.string(), title: z.string(), body: z.string() }).partial();
const labelled = z.object({ labels: z.array(z.string()) });

/** The rules of a host: who may do what, where, and when. */
export interface HostRules {
  readonly isReviewer: (person: string) => boolean;
  /** Checks whether files may be read and written at a path. */
  readonly isOpenPath: (path: string) => boolean;
  /** Checks whether a branch may be written. */
  readonly isOpenBranch: (branch: string) => boolean;
  /** True if people may approve their own requests. */
  readonly isPractice: boolean;
  readonly now: () => Date;
}

/** Returns the part of a list that a request asks for. */
function toPage<Item>(items: readonly Item[], query: URLSearchParams): readonly Item[] {
  const [size, page] = [Number(query.get("per_page") ?? 30), Number(query.get("page") ?? 1)];
  return items.slice((page - 1) * size, page * size);
}

/**
 * Creates the answers of GitHub's REST interface (version 2022-11-28) over a bare repository: those for the requests of
 * `src/desk/host/github.ts`.
 */
export function answerAsGitHub(git: BareRepository, state: HostState, rules: HostRules): HostAnswers {
  const headOf = ({ branch }: HostRequest) => git.find(`refs/heads/${branch}`) ?? "";
  const mergeOf = (request: HostRequest) => git.mergeTrees("main", headOf(request));
  const isBehind = (request: HostRequest) => state.isStrict && !git.isAncestor("main", headOf(request));
  const describe = (request: HostRequest, { repository }: Asked) => {
    const { number, title, description: body, branch: ref, by, since, labels, fork } = request;
    return {
      ...{ number, title, body, created_at: since, updated_at: since, user: { login: by } },
      ...{ state: isWaiting(request) ? "open" : "closed", merged_at: request.isMerged ? since : null },
      head: { ref, sha: headOf(request), repo: { full_name: fork ?? repository, fork: fork !== undefined } },
      ...{ base: { ref: "main" }, labels: labels.map((name) => ({ name })) },
    };
  };
  /** HostAnswers a request about one pull request. */
  const about =
    (respond: (request: HostRequest, asked: Asked) => unknown) =>
    (asked: Asked, number = "") => {
      const request = state.requests.find((one) => String(one.number) === number);
      return request && respond(request, asked);
    };
  const requirePath = (path: string) => {
    if (!rules.isOpenPath(path)) throw new Refusal(403, `The path ${path} is not open.`);
  };
  const requireBranch = (name: string) => {
    const [, branch = ""] = /^refs\/heads\/(.+)$/u.exec(name) ?? [];
    if (!rules.isOpenBranch(branch)) throw new Refusal(403, `${name} is protected.`);
  };
  const setReference = (ref: string, sha: string) => {
    git.setReference(ref, sha);
    return { ref, object: { sha } };
  };

  return {
    "GET /user": ({ person }) => ({ login: person }),
    "GET ": ({ person }) => ({
      ...{ owner: { login: "council" }, default_branch: "main" },
      permissions: { admin: false, maintain: rules.isReviewer(person), push: true, pull: true },
    }),
    "GET /branches/(.+)": (_, name) => {
      const sha = git.find(`refs/heads/${name}`);
      return sha && { name, commit: { sha } };
    },
    "GET /git/trees/([0-9a-f]+)": ({ query }, name) => git.tree(name, query.has("recursive")),
    "GET /git/blobs/([0-9a-f]+)": (_, sha) => ({ sha, content: git.blob(sha).toString("base64"), encoding: "base64" }),
    "GET /contents/(.+)": ({ query }, file) => {
      requirePath(file);
      const sha = git.find(`${query.get("ref")}:${file}`);
      return sha && { type: "file", sha, content: git.blob(sha).toString("base64"), encoding: "base64" };
    },
    "GET /commits": ({ query }) =>
      toPage(git.log(query.get("path") ?? ""), query).map(({ sha, ...author }) => ({ sha, commit: { author } })),
    "POST /git/blobs": ({ body }) => ({ sha: git.writeBlob(Buffer.from(blob.parse(body).content, "base64")) }),
    "POST /git/trees": ({ body }) => {
      const { base_tree: base, tree: given } = tree.parse(body);
      for (const { path } of given) requirePath(path);
      const written = given.map(({ path, sha, content }) => ({
        ...{ path, sha: content === undefined ? (sha ?? null) : git.writeBlob(Buffer.from(content)) },
      }));
      return { sha: git.writeTree(base, written), tree: [], truncated: false };
    },
    "POST /git/commits": ({ body }) => {
      const made = commit.parse(body);
      return { sha: git.commit(made.message, made.tree, made.parents), parents: [], tree: { sha: made.tree } };
    },
    "GET /git/commits/([0-9a-f]+)": (_, sha) => ({ sha, tree: { sha: git.find(`${sha}^{tree}`) } }),
    "POST /git/refs": ({ body }) => {
      const { ref, sha } = reference.parse(body);
      requireBranch(ref);
      if (git.find(ref)) throw new Refusal(422, "Reference already exists");
      return setReference(ref, sha);
    },
    "PATCH /git/(refs/.+)": ({ body }, ref) => {
      const { sha, force } = moved.parse(body);
      requireBranch(ref);
      if (!force && !git.isAncestor(ref, sha)) throw new Refusal(422, "Update is not a fast forward");
      return setReference(ref, sha);
    },
    "DELETE /git/(refs/.+)": (_, ref) => {
      requireBranch(ref);
      if (!git.find(ref)) throw new Refusal(422, "Reference does not exist");
      for (const request of state.requests)
        if (isWaiting(request) && ref === `refs/heads/${request.branch}`) request.isClosed = true;
      return git.removeReference(ref);
    },
    "GET /compare/(.+)\\.\\.\\.(.+)": (_, from, to) => {
      const found = git.compare(from, to);
      return (
        found && {
          ...{ merge_base_commit: { sha: found.base }, total_commits: found.messages.length },
          commits: found.messages.map((message) => ({ commit: { message } })),
        }
      );
    },
    "GET /actions/runs": ({ query }) => {
      const runs = state.runs.map((conclusion, index) => ({
        ...{ id: index + 1, workflow_id: 1, event: "pull_request", status: "completed", conclusion },
        path: ".github/workflows/check.yml",
      }));
      return { total_count: runs.length, workflow_runs: toPage(runs.reverse(), query) };
    },
    "GET /pulls": (asked) => {
      const { query } = asked;
      const [head, wanted] = [query.get("head")?.replace(/^[^:]+:/u, ""), query.get("state") ?? "open"];
      const found = state.requests
        .filter(({ branch }) => branch === (head ?? branch))
        .map((request) => describe(request, asked))
        .filter((one) => (wanted === "all" || one.state === wanted) && (query.get("base") ?? "main") === "main");
      return toPage(found.reverse(), query);
    },
    "POST /pulls": (asked) => {
      const { title, head, body: description } = opened.parse(asked.body);
      const branch = head.replace(/^[^:]+:/u, "");
      const since = rules.now().toISOString();
      const made = addRequest(state, { title, description, branch, by: asked.person, since, labels: [] });
      if (!made) throw new Refusal(422, `A pull request already exists for ${head}.`);
      return describe(made, asked);
    },
    "GET /pulls/(\\d+)": about((request, asked) => {
      const mergeable = isWaiting(request) ? mergeOf(request) !== undefined : null;
      const mergeable_state = isBehind(request) ? "behind" : mergeable ? "clean" : "dirty";
      return { ...describe(request, asked), merged: request.isMerged, mergeable, mergeable_state };
    }),
    "PATCH /pulls/(\\d+)": about((request, asked) => {
      const { state: wanted, title = request.title, body = request.description } = edited.parse(asked.body);
      Object.assign(request, { title, description: body, isClosed: request.isClosed || wanted === "closed" });
      return describe(request, asked);
    }),
    "GET /pulls/(\\d+)/reviews": about(({ remarks, approvals }, { query }) => {
      const toReview = (state: string, by: string, body: string) => ({
        state,
        body,
        user: { login: by, type: "User" },
      });
      const returned = remarks.map(({ by, text }) => toReview("CHANGES_REQUESTED", by, text));
      return toPage([...returned, ...approvals.map((by) => toReview("APPROVED", by, ""))], query);
    }),
    "GET /(?:issues|pulls)/\\d+/comments": () => [],
    "GET /commits/[0-9a-f]+/status": () => ({ statuses: [] }),
    "POST /pulls/(\\d+)/reviews": about(({ by, approvals, remarks }, { body, person }) => {
      const { event, body: text } = review.parse(body);
      if (by === person && !rules.isPractice) throw new Refusal(422, "Can not review your own pull request");
      if (event === "APPROVE") approvals.push(person);
      else remarks.push({ by: person, text });
      return Response.json({ id: 1 });
    }),
    "PUT /issues/(\\d+)/labels": about((request, { body }) => {
      request.labels = labelled.parse(body).labels;
      return request.labels.map((name) => ({ name }));
    }),
    "PUT /pulls/(\\d+)/update-branch": about((request) => {
      const parents = [headOf(request), git.find("main") ?? ""];
      setReference(`refs/heads/${request.branch}`, git.commit("Merge main", mergeOf(request) ?? "", parents));
      request.approvals.length = 0;
      return Response.json({ message: "Updating pull request branch." }, { status: 202 });
    }),
    "PUT /pulls/(\\d+)/merge": about((request, { body }) => {
      const { sha, commit_title: title } = merging.parse(body);
      if (headOf(request) !== sha) throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
      if (request.approvals.length === 0) throw new Refusal(405, "At least 1 approving review is required.");
      if ((state.runs.at(-1) ?? "success") !== "success")
        throw new Refusal(405, 'Required status check "check" failed.');
      if (isBehind(request)) throw new Refusal(405, "The head branch is not up to date with the base branch");
      const merged = mergeOf(request);
      if (merged === undefined) throw new Refusal(405, "Pull Request has merge conflicts");
      const made = git.commit(title, merged, [git.find("main") ?? ""]);
      git.setReference("refs/heads/main", made);
      request.isMerged = true;
      return { sha: made, merged: true, message: "Pull Request successfully merged" };
    }),
  };
}
