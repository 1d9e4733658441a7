import path from "node:path";
import { councilFolder } from "./council";

// Schemas take the values of vocabularies from files when they are loaded. In tests these are the files of the council
// for tests, so this file is loaded before any schema.
process.env.VOCABULARIES_FOLDER = path.resolve(councilFolder, "content", "vocabularies");
