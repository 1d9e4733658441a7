import { insideGatsby } from "./inside.mjs";

/**
 * Has Gatsby ask queries and draw pages in its own process, where the schema stands and which has nothing else to do
 * meanwhile. Each other one reads all of Gatsby and makes the schema once more, 2 s of a core in every build.
 *
 * @throws as `insideGatsby` does
 */
export function workInOneProcess() {
  const workers = insideGatsby("utils/worker/pool", "create");
  const { renderHTMLProd } = insideGatsby("utils/worker/child/render-html", "renderHTMLProd");
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
