import { BareRepository } from "../../scripts/edit/bare-repository";
import { answerAsGitHub } from "../../scripts/edit/github-answers";
import type { HostAnswers } from "../../scripts/edit/host-server";
import type { HostState } from "../../scripts/edit/host-state";
import { readContract } from "../host-descriptions/contract";
import { hostMoment, listChanges, startMockHost } from "./host-api";
import { HostIssues } from "./host-issues";

/** Removes the owner, which prefixes the branch of a request. */
const withoutOwner = (branch: string) => branch.replace(/^[^:/]+:/u, "");

/** Returns the answers that Decap's own client needs beside those of the practice host. */
function answerDecap(git: BareRepository): HostAnswers {
  return {
    "GET /users?/.*": ({ person }) => ({ login: person, name: `A ${person}` }),
    "GET /user": ({ person }) => ({ login: person, name: `A ${person}` }),
    "GET /search/issues": () => ({ items: [], total_count: 0 }),
    "GET /branches/(.+)": (_, name) => {
      const sha = git.find(`refs/heads/${name}`);
      return sha && { name, commit: { sha, commit: { tree: { sha: git.find(`${sha}^{tree}`) } } } };
    },
    "GET /git/(refs/.+)": (_, ref) => {
      const sha = git.find(ref);
      return sha && { ref, object: { sha } };
    },
    "GET /git/trees/(.+)": ({ query }, name) => git.tree(name, query.has("recursive")),
    "GET /compare/(.+)\\.\\.\\.(.+)": (_, ...names) => {
      const [from = "", to = ""] = names.map(withoutOwner);
      const found = git.compare(from, to);
      if (!found) return undefined;
      const files = listChanges(git, from, to).map((change) => ({ ...change, additions: 1, patch: "" }));
      const commits = found.messages.map((message, index) => {
        const name = `${to}~${found.messages.length - 1 - index}`;
        const commit = { message, tree: { sha: git.find(`${name}^{tree}`) } };
        return { sha: git.find(name), commit, parents: [{ sha: git.find(`${name}^`) }] };
      });
      const base = { sha: found.base };
      const more = { total_commits: commits.length, status: "ahead", base_commit: base, merge_base_commit: base };
      return { files, commits, ...more };
    },
    "GET /commits/.+": () => ({ statuses: [] }),
    "GET /pulls/\\d+/commits": () => [{ commit: { author: { name: "clerk" } } }],
  };
}

/** Starts the practice host over a bare repository as a mock of GitHub, with accounts, runs and issues. */
export async function startGitHost(folder: string, isForDecap = false) {
  const git = new BareRepository(folder);
  const state: HostState = { requests: [], runs: ["success"], isStrict: false };
  const issues = new HostIssues("github");
  const rules = {
    isReviewer: (person: string) => person === "reviewer",
    isOpenPath: () => true,
    isOpenBranch: () => true,
    isPractice: false,
    now: () => new Date(hostMoment),
  };
  const answers: HostAnswers = {
    ...answerAsGitHub(git, state, rules),
    ...(isForDecap && answerDecap(git)),
    "(GET|POST|PATCH) /issues/?(\\d*)": ({ query, body }, method, number) => issues.answer(method, number, query, body),
  };
  const host = await startMockHost(git, answers, readContract("github"));
  return {
    ...host,
    state,
    requests: state.requests,
    issues,
    /** Makes the checks of CI fail for every request. */
    failChecks: () => {
      state.runs = ["failure"];
    },
    /** Gives every request an earlier run that a newer one cancelled. */
    cancelRun: () => {
      state.runs.unshift("cancelled");
    },
  };
}
