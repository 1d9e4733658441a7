import { existsSync } from "node:fs";
import { defineCommand } from "./command";
import { listen } from "./serve/listen";

const folder = "public";

class NothingToServe extends Error {}

/** `PORT` sets the port, `HOST` the address to listen on. */
defineCommand(__filename, {
  name: "serve",
  summary: "Serves `public/` as production would.",
  reasons: [NothingToServe],
  run: () => {
    if (!existsSync(folder))
      throw new NothingToServe(
        "There is nothing to serve yet: the folder public/ does not exist. `npm run build` creates it.",
      );
    return listen(folder, process.env);
  },
});
