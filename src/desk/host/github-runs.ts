import type * as z from "zod";
import type { gitHubAnswers as answers } from "./github-schemas";
import type { CheckState } from "./host";

/** The conclusions of a run that found nothing wrong. Others than these and `failure` mean that it did not run. */
const soundConclusions = ["success", "skipped", "neutral"];

/** Returns the state of a publication job. A cancelled job has failed. */
export function judgeJob({ status, conclusion }: z.output<typeof answers.jobs>["jobs"][number]): CheckState {
  if (status !== "completed") return "running";
  return soundConclusions.includes(conclusion ?? "") ? "passed" : "failed";
}

/** Judges the newest run of each workflow. An earlier one of the same commit may have been cancelled by it. */
export function judgeRuns(found: z.output<typeof answers.runs>["workflow_runs"]): CheckState {
  const own = found.filter(({ event }) => event === "pull_request").sort((one, other) => one.id - other.id);
  const newest = [...new Map(own.map((run) => [run.workflow_id, run])).values()];
  if (newest.some(({ status }) => status !== "completed")) return "running";
  if (newest.some(({ conclusion }) => conclusion === "failure")) return "failed";
  const isSound = newest.every(({ conclusion }) => soundConclusions.includes(conclusion ?? ""));
  return newest.length > 0 && isSound ? "passed" : "unknown";
}
