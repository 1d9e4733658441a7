import { makeEditor, writeEditor } from "../src/pipeline/postbuild/editor/write-editor";
import { publicFolder } from "../src/pipeline/published-folder";
import { command } from "./command";

/** `npm run build` does it by itself. */
export const editor = command(__filename, {
  name: "scripts/editor.ts",
  summary: "Adds the clerks' editor to the site that was built last.",
  run: async () => console.log(await writeEditor(publicFolder, process.env, await makeEditor(process.env))),
});
