/** `npm run editor:build`: adds the clerks' editor to the site that was built last; `npm run build` does it by itself. */

import { makeEditor, writeEditor } from "../src/build/postbuild/editor/write-editor";
import { publicFolder } from "../src/build/published-folder";

async function addEditor(): Promise<void> {
  console.log(await writeEditor(publicFolder, process.env, await makeEditor(process.env)));
}

addEditor();
