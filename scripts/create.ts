import path from "node:path";
import { getTexts } from "../src/messages";
import { defineCommand, Misuse } from "./command";
import { createCouncil } from "./create/create-council";
import { codeFolder } from "./setup/run.mjs";

// `create.mjs` has installed the archive in the folder.
defineCommand(__filename, {
  name: "create",
  summary:
    "Creates a council's folder from a release archive: content, settings and workflows, without code ([docs/adopt.md](docs/adopt.md), [हिन्दी में](docs/adopt.hi.md)).",
  words: "ARCHIVE FOLDER",
  options: { answers: { value: "FILE", help: "the council's answers; without them the folder has the example" } },
  isForClerks: true,
  run: async ({ words, get, language }) => {
    const [, folder, ...more] = words;
    if (folder === undefined || more.length > 0) throw new Misuse("Name a release archive and a new folder.");
    const { CONTENT_FOLDER: content } = process.env;
    const example = content ? path.dirname(content) : codeFolder;
    const answers = get("answers");
    await createCouncil(folder, { answers, example, reader: language, say: console.log });
    console.log(getTexts(answers ? "create.adopted" : "create.example", { folder })[language]);
  },
});
