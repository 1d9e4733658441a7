import { renameSync } from "node:fs";
import path from "node:path";
import { type Council, makeCouncil } from "./council";
import { startGitHost } from "./git-host";
import { startGitLabHost } from "./gitlab-host";

type MockHost = Awaited<ReturnType<typeof startGitHost | typeof startGitLabHost>>;

/**
 * Returns a function that starts a host with a repository of its own, a clone of the council's, and checks its calls
 * against the host's description. The tests of a file share the council.
 */
export function prepareHosts() {
  let council: Council;
  let hosted = 0;
  beforeAll(() => {
    council = makeCouncil();
  });
  afterAll(() => council.remove());
  return async (
    host: "github" | "gitlab",
    look: (council: Council, bare: string, api: string, server: MockHost) => Promise<void>,
  ) => {
    hosted += 1;
    const bare = path.join(council.folder, `host-${hosted}.git`);
    renameSync(council.bare(), bare);
    const server = await (host === "github" ? startGitHost : startGitLabHost)(bare);
    try {
      await look(council, bare, server.api, server);
      expect(await server.listBreaches()).toEqual([]);
    } finally {
      await server.close();
    }
  };
}
