import path from "node:path";
import { councilFolder } from "./council";

// Languages and vocabularies are read from the content when their modules are loaded. Tests use those of the test
// council, so this file must be loaded before any other.
process.env.CONTENT_FOLDER = path.resolve(councilFolder, "content");
