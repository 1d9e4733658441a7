import { BareRepository } from "../../scripts/edit/bare-repository";
import { answerAsGitHub } from "../../scripts/edit/github-answers";
import type { HostAnswers } from "../../scripts/edit/host-server";
import type { HostState } from "../../scripts/edit/host-state";
import { readContract } from "../host-descriptions/contract";
import { hostMoment, startMockHost } from "./host-api";
import { HostIssues } from "./host-issues";

/** Starts the practice host over a bare repository as a mock of GitHub, with accounts, runs and issues. */
export async function startGitHost(folder: string) {
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
