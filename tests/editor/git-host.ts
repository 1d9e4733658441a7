import { z } from "zod";
import { BareRepository } from "./bare-repository";
import { type HostRequest, isOpen, Refusal, startHostApi } from "./host-api";
import { HostIssues } from "./host-issues";

const object = z.object({ sha: z.string() });
const tree = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), mode: z.literal("100644"), sha: z.string().nullable() })),
});
const commit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const reference = z.object({ ref: z.string(), sha: z.string() });
const blob = z.object({ content: z.string(), encoding: z.literal("base64") });
const opened = z.object({ title: z.string(), head: z.string() });
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
  const said = ({ number, title, branch, labels, isMerged, isClosed }: HostRequest) => ({
    number,
    title,
    state: isMerged || isClosed ? "closed" : "open",
    merged_at: isMerged ? "2026-11-21T00:00:00Z" : null,
    updated_at: "2026-11-21T00:00:00Z",
    head: { ref: branch, sha: git.find(`refs/heads/${branch}`) ?? "", repo: { fork: false } },
    base: { ref: "main" },
    user: { login: "clerk" },
    labels: labels.map((name) => ({ name })),
  });
  const referred = (name: string) => {
    const sha = git.find(name);
    return sha && { ref: name, object: { sha } };
  };

  const host = await startHostApi(git, requests, {
    "GET /users?(?:/.*)?": () => ({ login: "clerk", name: "A clerk" }),
    "GET /search/issues": () => ({ items: [], total_count: 0 }),
    "GET ": () => ({ owner: { login: "council" }, permissions: { push: true, pull: true }, default_branch: "main" }),
    "POST /git/blobs": ({ body }) => ({ sha: git.writeBlob(blob.parse(body).content) }),
    "POST /git/trees": ({ body }) => {
      const { base_tree: base, tree: files } = tree.parse(body);
      return { sha: git.writeTree(base, files) };
    },
    "POST /git/commits": ({ body }) => {
      const made = commit.parse(body);
      return { sha: git.commit(made.message, made.tree, made.parents), parents: [], tree: { sha: made.tree } };
    },
    "POST /git/refs": ({ body }) => {
      const { ref, sha } = reference.parse(body);
      if (git.find(ref)) throw new Refusal(422, "Reference already exists");
      git.setReference(ref, sha);
      return referred(ref);
    },
    "PATCH /git/(refs/.+)": ({ body }, name) => {
      git.setReference(name, object.parse(body).sha);
      return referred(name);
    },
    "DELETE /git/(refs/.+)": (_, name) => git.removeReference(name),
    "GET /git/(refs/.+)": (_, name) => referred(name),
    "GET /git/blobs/(.+)": (_, sha) => ({ content: git.blob(sha).toString("base64"), encoding: "base64" }),
    "GET /git/trees/(.+)": ({ query }, name) => git.tree(name, query.has("recursive")),
    "GET /branches/(.+)": (_, name) => {
      const sha = git.find(`refs/heads/${name}`);
      return sha && { name, commit: { sha, commit: { tree: { sha: git.find(`${sha}^{tree}`) } } } };
    },
    "GET /compare/(.+)\\.\\.\\.(.+)": (_, from, to) => git.compare(withoutOwner(from), withoutOwner(to)),
    "GET /commits": () => [],
    "GET /commits/.+": () => ({ statuses: [] }),
    "GET /pulls": ({ query }) => {
      const [branch, state] = [withoutOwner(query.get("head") ?? ""), query.get("state") ?? "open"];
      return requests
        .filter((request) => branch === "" || request.branch === branch)
        .map(said)
        .filter((request) => state === "all" || request.state === state);
    },
    "POST /pulls": ({ body }) => {
      const { title, head } = opened.parse(body);
      const branch = withoutOwner(head);
      if (requests.some((other) => isOpen(other) && other.branch === branch))
        throw new Refusal(422, `A pull request already exists for council:${branch}.`);
      const request = { number: requests.length + 1, title, branch, labels: [], isMerged: false, isClosed: false };
      requests.push(request);
      return said(request);
    },
    "GET /pulls/\\d+/commits": () => [{ commit: { author: { name: "clerk" } } }],
    "(?:GET|PATCH) /pulls/(\\d+)": (_, number) => {
      const request = find(number);
      return request && said(request);
    },
    "PUT /issues/(\\d+)/labels": ({ body }, number) => {
      const request = find(number);
      if (request) request.labels = labelled.parse(body).labels;
      return request && said(request).labels;
    },
    "(GET|POST|PATCH) /issues/?(\\d*)": ({ query, body }, method, number) => issues.answer(method, number, query, body),
  });
  return { ...host, requests, issues };
}
