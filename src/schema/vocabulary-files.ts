import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the vocabularies that councils write; tests set another one in the environment. */
const folder = process.env.VOCABULARIES_FOLDER || path.join("content", "vocabularies");

const councilFile = path.join(folder, "..", "site.yaml");

/** The text of the council's settings. In the editor's bundle it is that of its build. */
export const councilText = existsSync(councilFile) ? readFileSync(councilFile, "utf8") : "";

/** The texts of the vocabularies' files by name. In the editor's bundle they are those of its build. */
export const vocabularyTexts: Readonly<Record<string, string>> = Object.fromEntries(
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [path.basename(file, ".yaml"), readFileSync(path.join(folder, file), "utf8")]),
);
