import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Has Gatsby ask queries and draw pages in its own process, where the schema stands and which has nothing else to do
 * meanwhile. Each other one reads all of Gatsby and makes the schema once more, 2 s of a core in every build.
 *
 * @throws where Gatsby no longer starts its processes or draws where it did
 */
export function workInOneProcess() {
  const workers = require("gatsby/dist/utils/worker/pool");
  const { renderHTMLProd } = require("gatsby/dist/utils/worker/child/render-html");
  if (typeof workers.create !== "function" || typeof renderHTMLProd !== "function")
    throw new Error("Gatsby no longer draws pages where it did.");
  // As on a machine of one core, where Gatsby asks the queries itself and has a process for the pages alone.
  process.env.GATSBY_CPU_COUNT = "1";
  const nothing = () => {};
  workers.create = () => ({
    // What makes another process ready.
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    single: { renderHTMLProd },
    end: () => [],
  });
}
