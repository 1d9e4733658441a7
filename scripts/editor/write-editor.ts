import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { editorAddress, signInAddress } from "../../src/site/editor";
import { bundleEditor, type EditorBundle } from "./bundle";
import { DecapUnavailable, decapScript } from "./decap";
import { editorPage, signInPage } from "./pages";
import { reachOf, settingsFrom } from "./settings";

/**
 * Adds the clerks' editor to a built site. Where Decap's script cannot be had the site is whole without an editor, and
 * that is said; `EDITOR=required` makes it a failure, `EDITOR=none` leaves the editor out.
 *
 * @param folder the published folder
 * @returns a sentence for people
 */
export async function writeEditor(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const own = path.join(folder, editorAddress);
  await rm(own, { recursive: true, force: true });
  if (environment.EDITOR === "none") return "The editor was left out, as EDITOR=none asks.";
  try {
    await writeFiles(folder, await bundleEditor(), environment);
    return `The editor is at ${editorAddress}.`;
  } catch (error) {
    if (!(error instanceof DecapUnavailable) || environment.EDITOR === "required") throw error;
    return `The site was built WITHOUT its editor: ${error.message}. Build again when the registry can be reached.`;
  }
}

/**
 * The editor's largest script, Decap behind what must run before it: one file, so that nothing can come between.
 *
 * @throws DecapUnavailable where it cannot be had
 */
export async function editorScript({ before }: EditorBundle): Promise<Buffer> {
  return Buffer.concat([Buffer.from(before), await decapScript()]);
}

async function writeFiles(folder: string, bundle: EditorBundle, environment: NodeJS.ProcessEnv): Promise<void> {
  const script = await editorScript(bundle);
  const settings = settingsFrom(environment);
  const write = async (address: string, content: string | Buffer) => {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return address;
  };
  const files = {
    decap: await write(named("decap-cms", script, "js"), script),
    boot: await write(named("editor", bundle.boot, "js"), bundle.boot),
    signIn: await write(named("sign-in", bundle.signIn, "js"), bundle.signIn),
    style: await write(named("editor", bundle.style, "css"), bundle.style),
    previewStyle: await write(named("preview", bundle.previewStyle, "css"), bundle.previewStyle),
  };
  const licence = await readFile(path.join("scripts", "editor", "decap-licence.txt"));
  await write(`${editorAddress}/decap-cms.LICENSE.txt`, licence);
  await write(`${editorAddress}/settings.json`, `${JSON.stringify(settings)}\n`);
  await write(`${editorAddress}/index.html`, editorPage(files, reachOf(settings)));
  await write(`${signInAddress}/index.html`, signInPage(files));
}

/** A name that changes with the content, so that browsers may keep the file for good. */
function named(name: string, content: string | Buffer, ending: string): string {
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return `${editorAddress}/${name}.${digest}.${ending}`;
}
