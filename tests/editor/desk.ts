import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { serveFolder } from "../../scripts/serve/server";
import { type Editor, makeEditor, writeEditor } from "../../src/pipeline/postbuild/editor/write-editor";
import { councilFolder } from "../site/council";

/** The editor as a site serves it, alone: without the site around it. */
export interface Desk {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Where the workers of a run find the editor that the first of them made. Playwright empties the folder before a run. */
const madeEditor = path.resolve("test-results", `editor-${process.ppid}`);

async function makeEditorOnce(): Promise<Editor> {
  if (existsSync(madeEditor)) return deserialize(await readFile(madeEditor));
  const editor = await makeEditor({ EDITOR: "required" });
  const written = `${madeEditor}-${process.pid}`;
  await mkdir(path.dirname(written), { recursive: true });
  await writeFile(written, serialize(editor));
  await rename(written, madeEditor);
  return editor;
}

/** Writes the editor with an environment's settings and serves it by the site's own server. */
export async function openDesk(environment: NodeJS.ProcessEnv): Promise<Desk> {
  const folder = await mkdtemp(path.join(tmpdir(), "desk-"));
  // A council that has adopted the site names its repository; the council for tests does not.
  await writeEditor(folder, environment, await makeEditorOnce(), councilFolder);
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
