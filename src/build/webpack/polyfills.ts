import type { Compiler } from "webpack";

/**
 * What Babel has older browsers taught (core-js), 15 to 20 kB in each script, for calls that are never made: typed arrays
 * that are sorted by `null` or set from what is no list.
 */
const needless = /^core-js\/modules\/es\.typed-array\.(?:set|sort)\.js$/u;

/** An empty module. */
const nothing = "data:text/javascript,";

/** Leaves polyfills out that no call needs; `tests/browsers.spec.ts` tells of any other, and of calls that would need one. */
export const leaveOutPolyfills = {
  apply(compiler: Compiler): void {
    new compiler.webpack.NormalModuleReplacementPlugin(needless, nothing).apply(compiler);
  },
};
