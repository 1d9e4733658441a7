/** `npm run editor`: adds the clerks' editor to the site that was built last; `npm run build` does it by itself. */
import { publicFolder } from "./build/fingerprint";
import { makeEditor, writeEditor } from "./editor/write-editor";

async function addEditor(): Promise<void> {
  console.log(await writeEditor(publicFolder, process.env, await makeEditor(process.env)));
}

addEditor();
