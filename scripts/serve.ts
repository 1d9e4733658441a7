import { existsSync } from "node:fs";
import path from "node:path";
import { publicFolder } from "../src/pipeline/published-folder";
import { pageFile } from "../src/site/http";
import { defineCommand } from "./command";
import { listen } from "./serve/listen";

class NothingToServe extends Error {}

/** `PORT` sets the port, `HOST` the address to listen on. */
defineCommand(__filename, {
  name: "serve",
  summary: "Serves `public/`, or the built site in another folder, as production would.",
  words: "[FOLDER]",
  reasons: [NothingToServe],
  run: ({ words: [folder = publicFolder] }) => {
    if (!existsSync(path.join(folder, pageFile)))
      throw new NothingToServe(
        folder === publicFolder
          ? "There is nothing to serve yet: the folder public/ has no site. `npm run build` creates it."
          : `There is nothing to serve: the folder ${folder} has no ${pageFile}. Unpack the artifact “site” and name its folder.`,
      );
    return listen(folder, process.env);
  },
});
