import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Serving, serveFolder } from "../../scripts/serve/server";
import { listProjectFiles } from "../../src/content";
import { buildMoment } from "../../src/pipeline/build-date";
import { type Editor, makeEditor, writeEditor } from "../../src/pipeline/postbuild/editor/write-editor";
import { readSiteContent, type SiteContent } from "../../src/pipeline/site-content";
import { councilFolder } from "../site/council";

/** The file that shares the built editor among the workers of a run. Playwright empties its folder before each run. */
const madeEditor = path.resolve("test-results", `editor-${process.ppid}`);

async function makeEditorOnce(): Promise<Editor> {
  if (existsSync(madeEditor)) return deserialize(await readFile(madeEditor));
  const editor = await makeEditor({});
  const written = `${madeEditor}-${process.pid}`;
  await mkdir(path.dirname(written), { recursive: true });
  await writeFile(written, serialize(editor));
  await rename(written, madeEditor);
  return editor;
}

/** An adopted site names its repository in its content; the test council does not. */
let content: SiteContent | undefined;

/** Serves the editor with an environment's settings as the production server does, but without the site. */
export async function openDesk(environment: NodeJS.ProcessEnv): Promise<Serving> {
  const folder = await mkdtemp(path.join(tmpdir(), "desk-"));
  content ??= readSiteContent(listProjectFiles(councilFolder), buildMoment());
  await writeEditor(folder, environment, await makeEditorOnce(), content, councilFolder);
  await copyFile("static/mark.svg", path.join(folder, "mark.svg"));
  const server = await serveFolder(folder);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
