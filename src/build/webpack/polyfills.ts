import type { Compiler } from "webpack";

/**
 * What Babel has older browsers taught (core-js), 15 to 20 kB in each script, for calls that are never made: typed arrays
 * that are sorted by `null` or set from what is no list, and the table library's `replaceAll` for columns without a name.
 */
const needless = /^core-js\/modules\/(?:es\.typed-array\.(?:set|sort)|(?:es|esnext)\.string\.replace-all)\.js$/u;

/** An empty module. */
const nothing = "data:text/javascript,";

/** Leaves polyfills out that no call needs. `tests/budgets.spec.ts` tells of a `replaceAll` of the site's own and of any other polyfill. */
export const leaveOutPolyfills = {
  apply(compiler: Compiler): void {
    new compiler.webpack.NormalModuleReplacementPlugin(needless, nothing).apply(compiler);
  },
};
