import * as z from "zod";
import { BareRepository } from "./bare-repository";
import { addRequest, type HostRequest, Refusal, startHostApi } from "./host-api";
import { HostIssues } from "./host-issues";

const object = z.object({ sha: z.string() });
const tree = z.object({
  base_tree: z.string(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.literal("100644"),
      sha: z.string().nullish(),
      content: z.string().optional(),
    }),
  ),
});
const commit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const reference = z.object({ ref: z.string(), sha: z.string() });
const moved = object.extend({ force: z.boolean().default(false) });
const blob = z.object({ content: z.string(), encoding: z.literal("base64") });
const opened = z.object({ title: z.string(), head: z.string(), body: z.string().default("") });
const review = z.object({ event: z.enum(["APPROVE", "REQUEST_CHANGES"]), body: z.string().default("") });
const merging = z.object({ sha: z.string() });
const edited = z.object({ state: z.string(), title: z.string(), body: z.string() }).partial();
const labelled = z.object({ labels: z.array(z.string()) });

/** Removes the owner, which prefixes the branch of a request. */
const withoutOwner = (branch: string) => branch.replace(/^[^:/]+:/u, "");

/**
 * Starts a mock of GitHub's REST API (version 2022-11-28) over a bare repository. It has the endpoints that the editor
 * uses.
 */
export async function startGitHost(folder: string) {
  const git = new BareRepository(folder);
  const requests: HostRequest[] = [];
  const issues = new HostIssues("github");
  const find = (number: string) => requests.find((request) => String(request.number) === number);
  const checks = { conclusion: "success", cancelled: 0 };
  const said = ({ number, title, description, branch, by, labels, isMerged, isClosed, fork }: HostRequest) => ({
    number,
    title,
    body: description,
    created_at: "2026-11-20T04:30:00Z",
    mergeable: true,
    state: isMerged || isClosed ? "closed" : "open",
    merged_at: isMerged ? "2026-11-21T00:00:00Z" : null,
    updated_at: "2026-11-21T00:00:00Z",
    merged: isMerged,
    head: {
      ref: branch,
      sha: git.find(`refs/heads/${branch}`) ?? "",
      repo: { fork: fork !== undefined, full_name: fork ?? "council/site" },
    },
    base: { ref: "main" },
    user: { login: by },
    labels: labels.map((name) => ({ name })),
  });
  const referred = (name: string) => {
    const sha = git.find(name);
    return sha && { ref: name, object: { sha } };
  };

  const host = await startHostApi(git, requests, {
    "GET /users?(?:/.*)?": ({ person }) => ({ login: person, name: `A ${person}` }),
    "GET /search/issues": () => ({ items: [], total_count: 0 }),
    "GET ": ({ person }) => ({
      ...{ owner: { login: "council" }, default_branch: "main" },
      permissions: { maintain: person === "reviewer", push: true, pull: true },
    }),
    "POST /git/blobs": ({ body }) => ({ sha: git.writeBlob(blob.parse(body).content) }),
    "POST /git/trees": ({ body }) => {
      const { base_tree: base, tree: files } = tree.parse(body);
      const written = files.map(({ path, sha, content }) => ({
        path,
        sha: content === undefined ? (sha ?? null) : git.writeBlob(Buffer.from(content).toString("base64")),
      }));
      return { sha: git.writeTree(base, written) };
    },
    "POST /git/commits": ({ body }) => {
      const made = commit.parse(body);
      return { sha: git.commit(made.message, made.tree, made.parents), parents: [], tree: { sha: made.tree } };
    },
    "GET /git/commits/(.+)": (_, sha) => ({ tree: { sha: git.find(`${sha}^{tree}`) } }),
    "POST /git/refs": ({ body }) => {
      const { ref, sha } = reference.parse(body);
      if (git.find(ref)) throw new Refusal(422, "Reference already exists");
      git.setReference(ref, sha);
      return referred(ref);
    },
    "PATCH /git/(refs/.+)": ({ body }, name) => {
      const { sha, force } = moved.parse(body);
      if (!force && !git.isAncestor(name, sha)) throw new Refusal(422, "Update is not a fast forward");
      git.setReference(name, sha);
      return referred(name);
    },
    "DELETE /git/(refs/.+)": (_, name) => {
      if (!git.find(name)) throw new Refusal(422, "Reference does not exist");
      return git.removeReference(name);
    },
    "GET /git/(refs/.+)": (_, name) => referred(name),
    "GET /git/blobs/(.+)": (_, sha) => ({ content: git.blob(sha).toString("base64"), encoding: "base64" }),
    "GET /git/trees/(.+)": ({ query }, name) => git.tree(name, query.has("recursive")),
    "GET /branches/(.+)": (_, name) => {
      const sha = git.find(`refs/heads/${name}`);
      return sha && { name, commit: { sha, commit: { tree: { sha: git.find(`${sha}^{tree}`) } } } };
    },
    "GET /compare/(.+)\\.\\.\\.(.+)": (_, from, to) => git.compare(withoutOwner(from), withoutOwner(to)),
    "GET /commits": ({ query }) =>
      git.log(query.get("path") ?? "").map(({ sha, ...author }) => ({ sha, commit: { author }, author: null })),
    "GET /contents/(.+)": ({ query }, file) => {
      const sha = git.find(`${query.get("ref")}:${file}`);
      return sha && { content: git.blob(sha).toString("base64") };
    },
    // The newest first. Saving and labelling a draft start a run each, and the second cancels the first.
    "GET /actions/runs": () => ({
      workflow_runs: [checks.conclusion, ...Array.from({ length: checks.cancelled }, () => "cancelled")].map(
        (conclusion, index) => ({
          ...{ id: 10 - index, workflow_id: 1, event: "pull_request", status: "completed", conclusion },
        }),
      ),
    }),
    "GET /commits/.+": () => ({ statuses: [] }),
    "GET /pulls": ({ query }) => {
      const [branch, state] = [withoutOwner(query.get("head") ?? ""), query.get("state") ?? "open"];
      return requests
        .filter((request) => branch === "" || request.branch === branch)
        .map(said)
        .filter((request) => state === "all" || request.state === state);
    },
    "POST /pulls": ({ body, person: by }) => {
      const { title, head, body: description } = opened.parse(body);
      return said(addRequest(requests, 422, { title, description, branch: withoutOwner(head), by, labels: [] }));
    },
    "GET /pulls/(\\d+)/reviews": (_, number) =>
      find(number)?.remarks.map(({ by, text }) => ({ state: "CHANGES_REQUESTED", body: text, user: { login: by } })),
    "POST /pulls/(\\d+)/reviews": ({ body, person: by }, number) => {
      const [request, { event, body: text }] = [find(number), review.parse(body)];
      if (request?.by === by) throw new Refusal(422, "Review Can not review your own pull request");
      if (event === "APPROVE") request?.approvals.push(by);
      else request?.remarks.push({ by, text });
      return request && { id: 1 };
    },
    "PUT /pulls/(\\d+)/merge": ({ body }, number) => {
      const request = find(number);
      if (request?.approvals.length === 0 || checks.conclusion !== "success") throw new Refusal(405, "Not mergeable");
      if (request && git.find(`refs/heads/${request.branch}`) !== merging.parse(body).sha)
        throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
      if (request) host.merge(request);
      return request && { merged: true };
    },
    "GET /pulls/\\d+/commits": () => [{ commit: { author: { name: "clerk" } } }],
    "GET /pulls/(\\d+)": (_, number) => {
      const request = find(number);
      return request && said(request);
    },
    "PATCH /pulls/(\\d+)": ({ body }, number) => {
      const [request, { state, title, body: description }] = [find(number), edited.parse(body)];
      if (request)
        Object.assign(request, {
          ...(state === "closed" && { isClosed: true }),
          ...(title !== undefined && { title, description }),
        });
      return request && said(request);
    },
    "PUT /issues/(\\d+)/labels": ({ body }, number) => {
      const request = find(number);
      if (request) request.labels = labelled.parse(body).labels;
      return request && said(request).labels;
    },
    "(GET|POST|PATCH) /issues/?(\\d*)": ({ query, body }, method, number) => issues.answer(method, number, query, body),
  });
  return {
    ...host,
    requests,
    issues,
    /** Makes the checks of CI fail for every request. */
    failChecks: () => {
      checks.conclusion = "failure";
    },
    /** Gives every request an earlier run that a newer one cancelled. */
    cancelRun: () => {
      checks.cancelled += 1;
    },
  };
}
