import path from "node:path";
import { councilFolder } from "./council";

// Schemas read their vocabularies from files when they are loaded. Tests use those of the test council, so this file
// must be loaded before any schema.
process.env.VOCABULARIES_FOLDER = path.resolve(councilFolder, "content", "vocabularies");
