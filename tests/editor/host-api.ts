import type { BareRepository } from "../../scripts/edit/bare-repository";
import { type Asked, type HostAnswers, startHostServer } from "../../scripts/edit/host-server";
import type { HostRequest } from "../../scripts/edit/host-state";
import { parseJson } from "../../src/documents/bytes";
import type { readContract } from "../host-descriptions/contract";

/** The accounts of a mock host, by token: a clerk may write branches, a reviewer may merge as well. */
const people: ReadonlyMap<string, string> = new Map([
  ["secret-token", "clerk"],
  ["reviewer-token", "reviewer"],
  ["", ""],
]);

/** How a call is broken off: refused before anything is done, or done and its answer lost. */
type Fault = "refused" | "lost";

/** The moment of a mock host's clock. */
export const hostMoment = "2026-11-20T04:30:00Z";

/** Merges a change request as a reviewer would on the host's website, and deletes its branch. Throws on a conflict. */
export function mergeOnHost(git: BareRepository, request: HostRequest): void {
  const branch = `refs/heads/${request.branch}`;
  const tree = git.mergeTrees("main", branch);
  if (tree === undefined) throw new Error(`${request.branch} has a conflict.`);
  const parents = ["main", branch].map((name) => git.find(name) ?? "");
  git.setReference("refs/heads/main", git.commit(request.title, tree, parents));
  git.removeReference(branch);
  request.isMerged = true;
}

/**
 * Starts the interface of a mock host for the repository `council/site`, with switches for its faults.
 *
 * @param findBreaches says what of a request and its answer the host's description does not have
 */
export async function startMockHost(
  git: BareRepository,
  answers: HostAnswers,
  findBreaches?: ReturnType<typeof readContract>,
) {
  const breaches: Promise<readonly string[]>[] = [];
  /** The Authorization headers received. */
  const tokens = new Set<string>();
  let isRevoked = false;
  let fault: { write: number; readonly how: Fault } | undefined;
  /** What is answered in place of the host's own, by method and path; undefined breaks the connection. */
  const others = new Map<string, () => Response | undefined>();
  const { origin, close } = await startHostServer(answers, {
    findPerson: (authorization) => {
      tokens.add(authorization);
      return isRevoked ? undefined : people.get(authorization.replace(/^.* /u, ""));
    },
    wrap: (asked, answer) => {
      if (asked.method !== "GET" && fault) fault.write -= 1;
      const isBroken = asked.method !== "GET" && fault?.write === 0;
      if (isBroken && fault?.how === "refused") return Response.json({ message: "Server Error" }, { status: 500 });
      const other = others.get(`${asked.method} ${asked.path}`);
      const answered = other ? other() : answer();
      if (findBreaches && answered) breaches.push(judge(findBreaches, asked, answered.clone()));
      return isBroken ? undefined : answered;
    },
  });
  return {
    api: origin,
    tokens,
    /** Revokes every token. */
    revoke: () => {
      isRevoked = true;
    },
    /** Accepts every token again. */
    restore: () => {
      isRevoked = false;
    },
    /** Breaks off a call that writes, counted from 1, once. */
    breakOff: (write: number, how: Fault) => {
      fault = { write, how };
    },
    others,
    /** Lists what was asked or answered and is not in the host's description. */
    listBreaches: async () => [...new Set((await Promise.all(breaches)).flat())],
    merge: (request: HostRequest) => mergeOnHost(git, request),
    close,
  };
}

async function judge(
  findBreaches: ReturnType<typeof readContract>,
  { method, url, body: sent }: Asked,
  answer: Response,
): Promise<readonly string[]> {
  return findBreaches({ method, url, sent, status: answer.status, answered: parseJson(await answer.text()) });
}
