import { z } from "zod";

/** The plugin that writes values into code, by what it writes. */
const defining = z.looseObject({
  definitions: z.custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null),
});

/** The variables that Gatsby is told by, and what pages are made for. */
const told = /^(?:GATSBY_|NODE_ENV$)/u;

/**
 * Leaves the machine's environment out of the pass that draws the pages. Gatsby writes every variable into it, and webpack
 * makes all of it anew where one has come or gone, as on a CI whose machines were renewed; all pages are drawn anew then,
 * too. What Gatsby sets stays, and so do the variables by which it is told (`GATSBY_…`).
 *
 * @throws where Gatsby no longer writes any
 */
export function forgetSurroundings(plugins: readonly unknown[], environment: NodeJS.ProcessEnv): void {
  const found = plugins.flatMap((plugin) => {
    const { data } = defining.safeParse(plugin);
    return data ? [data.definitions] : [];
  });
  if (found.length === 0) throw new Error("Gatsby's webpack configuration defines nothing any longer.");
  const names = Object.keys(environment).filter((name) => !told.test(name));
  for (const definitions of found) for (const name of names) delete definitions[`process.env.${name}`];
}
