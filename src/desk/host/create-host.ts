import type { UsableRepository } from "../repository-settings";
import { askAfterFaults } from "./ask-after-faults";
import { pause } from "./connect";
import { createGitHub } from "./github";
import { createGitLab } from "./gitlab";
import type { Host } from "./host";
import { hostInterfaces } from "./interfaces";

/** Creates the port to the host in the editor's settings. A trial needs no token. */
export function createHost(settings: UsableRepository, token: string, wait = pause): Host {
  return askAfterFaults(createAdapter(settings, token, wait));
}

function createAdapter(settings: UsableRepository, token: string, wait: typeof pause): Host {
  const { branch } = settings;
  if (settings.kind === "local") return createPractice(settings.server, branch);
  const api = settings.api ?? hostInterfaces[settings.host];
  return settings.host === "github"
    ? createGitHub(api, settings.repository, branch, token, wait)
    : createGitLab(api, settings.repository, branch, token);
}

/** Creates the adapter for the practice host of `npm run edit`, where everybody may publish, even their own drafts. */
function createPractice(server: string, branch: string): Host {
  const host = createGitHub(server, "practice/site", branch, "practice");
  const readPublication = async () => undefined;
  return {
    ...host,
    readPublication,
    readReview: async (request) => ({ ...(await host.readReview(request)), mayPublish: true }),
  };
}
