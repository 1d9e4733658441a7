/** `npm run editor`: adds the clerks' editor to the site that was built last; `npm run build` does it by itself. */
import { publicFolder } from "./build/fingerprint";
import { writeEditor } from "./editor/write-editor";

writeEditor(publicFolder, process.env).then((said) => console.log(said));
