import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the council's content. Tests set another one in the environment. */
const content = process.env.CONTENT_FOLDER || "content";

const folder = path.join(content, "vocabularies");

/** The texts of the vocabulary files, by name. The editor's bundle contains them as of its build. */
export const vocabularyTexts: Readonly<Record<string, string>> = Object.fromEntries(
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [path.basename(file, ".yaml"), readFileSync(path.join(folder, file), "utf8")]),
);
