import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveFolder } from "../../scripts/serve/server";
import { makeEditor, writeEditor } from "../../src/build/postbuild/editor/write-editor";
import { councilFolder } from "../site/council";

/** The editor as a site serves it, alone: without the site around it. */
export interface Desk {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds the editor with an environment's settings and serves it by the site's own server. */
export async function openDesk(environment: NodeJS.ProcessEnv): Promise<Desk> {
  const folder = await mkdtemp(path.join(tmpdir(), "desk-"));
  const settings = { EDITOR: "required", ...environment };
  // A council that has adopted the site names its repository; the council for tests does not.
  await writeEditor(folder, settings, await makeEditor(settings), councilFolder);
  await copyFile("static/mark.svg", path.join(folder, "mark.svg"));
  const server = await serveFolder(folder);
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
