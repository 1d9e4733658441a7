import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Has pages drawn in Gatsby's own process, which has nothing else to do meanwhile. A process for it reads all of Gatsby
 * and makes the schema once more, 2 s of a core in every build, before it draws a page.
 *
 * @throws where Gatsby no longer starts or draws where it did
 */
export function drawInOwnProcess() {
  const workers = require("gatsby/dist/utils/worker/pool");
  const { renderHTMLProd } = require("gatsby/dist/utils/worker/child/render-html");
  if (typeof workers.create !== "function" || typeof renderHTMLProd !== "function")
    throw new Error("Gatsby no longer draws pages where it did.");
  const nothing = () => {};
  workers.create = () => ({
    // What only queries would need, which are asked in this process too (GATSBY_CPU_COUNT=1).
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    single: { renderHTMLProd },
    end: () => [],
  });
}
