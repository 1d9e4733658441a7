import { rmSync } from "node:fs";
import path from "node:path";
import { makeCouncil } from "./council";
import { openDesk } from "./desk";
import { startGitHost } from "./git-host";

/** Opens the editor with a mock GitHub that hosts a new council repository. */
export async function openGitDesk() {
  const council = makeCouncil();
  const bare = path.join(council.folder, "host.git");
  council.git("clone", "--quiet", "--bare", ".", bare);
  const host = await startGitHost(bare);
  const desk = await openDesk({ EDITOR_REPOSITORY: "council/site", EDITOR_API: host.api });
  const close = async () => {
    await desk.close();
    await host.close();
    rmSync(council.folder, { recursive: true, force: true });
  };
  return { council, bare, host, desk, close };
}
