import type { IncomingHttpHeaders } from "node:http";
import { posix } from "node:path";
import { isContentPath } from "../../src/content/folders";
import { isOfEditor } from "../../src/desk/host/host";
import type { Serving } from "../serve/server";
import { BareRepository } from "./bare-repository";
import { answerAsGitHub } from "./github-answers";
import { startHostServer } from "./host-server";
import { readHostState, writeHostState } from "./host-state";
import { requireFree } from "./ports";
import type { Trial } from "./sandbox";

/** Checks whether a path is below the folders of content and of documents. */
const isOpenPath = (file: string) => isContentPath(posix.normalize(file.replaceAll("\\", "/")));

/**
 * Starts the host of a trial: GitHub's interface over the trial's repository. It asks for no account, and answers only
 * the site's pages on this computer. Only drafts may be written, and only below the folders of content and of documents.
 *
 * @param port the port to listen on
 * @param sitePort the local port of the site with the editor; requests from other pages are refused
 * @throws `CannotBegin` if the port is in use
 */
export async function startPracticeHost(
  { repository, state: file }: Pick<Trial, "repository" | "state">,
  port: number,
  sitePort: number,
): Promise<Serving> {
  await requireFree(port);
  const state = readHostState(file);
  const rules = {
    ...{ isReviewer: () => true, isPractice: true, isOpenPath, isOpenBranch: isOfEditor },
    now: () => new Date(),
  };
  return startHostServer(answerAsGitHub(new BareRepository(repository), state, rules), {
    port,
    refuse: (headers) => refuseSender(headers, port, sitePort),
    findPerson: () => "trial",
    wrap: ({ method }, answer) => {
      const answered = answer();
      if (method !== "GET") writeHostState(file, state);
      return answered;
    },
  });
}

/**
 * Returns the reason to refuse a request by its headers, as a sentence; undefined to accept it. A foreign host name may
 * resolve to this computer (DNS rebinding).
 */
function refuseSender({ host, origin }: IncomingHttpHeaders, port: number, site: number): string | undefined {
  const hosts = namesOf(port);
  const origins = namesOf(site).map((name) => `http://${name}`);
  if (!hosts.includes(host ?? "")) return `The practice host answers to ${hosts.join(" and ")} alone.`;
  if (!origins.includes(origin ?? "")) return `The practice host answers pages of ${origins.join(" and ")} alone.`;
  return undefined;
}

const namesOf = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`];
