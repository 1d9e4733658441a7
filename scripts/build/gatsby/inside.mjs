import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * A module inside Gatsby, for whoever changes what it does. Nothing promises that the next version has it: a build stops
 * then, rather than go on without the change.
 *
 * @param {string} name its path below Gatsby's own files
 * @param {...string} functions what it must have
 * @throws where it is no longer there, or lacks one of them
 */
export function insideGatsby(name, ...functions) {
  const found = require(`gatsby/dist/${name}`);
  for (const one of functions)
    if (typeof found[one] !== "function") throw new Error(`Gatsby no longer has ${one} in ${name}.`);
  return found;
}
