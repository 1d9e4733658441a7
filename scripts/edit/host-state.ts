import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod";

const hostRequest = z.object({
  number: z.number(),
  title: z.string(),
  description: z.string(),
  branch: z.string(),
  /** The account that opened it. */
  by: z.string(),
  /** The moment when it was opened, as an ISO date and time. */
  since: z.string(),
  /** The repository of its branch, if it is a fork. */
  fork: z.string().optional(),
  labels: z.array(z.string()),
  /** The accounts that approved it. */
  approvals: z.array(z.string()),
  /** The sentences that reviewers wrote. */
  remarks: z.array(z.object({ by: z.string(), text: z.string() })),
  isMerged: z.boolean(),
  /** True once it was closed or its branch deleted. A branch of the same name does not open it again. */
  isClosed: z.boolean(),
});

const hostState = z.object({
  requests: z.array(hostRequest),
  /** The conclusions of the runs of CI of every commit, the newest last. */
  runs: z.array(z.string()),
  /** True if a branch must have the newest changes before it is merged. */
  isStrict: z.boolean(),
});

/** A change request (GitHub's pull request, GitLab's merge request) of a host. */
export type HostRequest = z.output<typeof hostRequest>;

/** The state of a practice host outside its repository: requests, CI runs and rules. */
export type HostState = z.output<typeof hostState>;

/** Checks whether a change request waits for its merge. */
export const isWaiting = ({ isMerged, isClosed }: HostRequest) => !isMerged && !isClosed;

/** Adds a request to those of a host; undefined if its branch has an open one. */
export function addRequest(
  { requests }: HostState,
  opened: Pick<HostRequest, "title" | "description" | "branch" | "by" | "since" | "labels">,
): HostRequest | undefined {
  if (requests.some((other) => isWaiting(other) && other.branch === opened.branch)) return undefined;
  const fresh = { approvals: [], remarks: [], isMerged: false, isClosed: false };
  const request = { ...opened, ...fresh, number: requests.length + 1 };
  requests.push(request);
  return request;
}
/** Reads the state that an earlier run of the host wrote, or begins one without requests and runs. */
export function readHostState(file: string): HostState {
  return existsSync(file)
    ? hostState.parse(JSON.parse(readFileSync(file, "utf8")))
    : { requests: [], runs: [], isStrict: false };
}

/** Writes the state whole or not at all. */
export function writeHostState(file: string, state: HostState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2));
  renameSync(`${file}.new`, file);
}
