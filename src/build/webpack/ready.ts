import type { Compiler } from "webpack";

/**
 * Asks the browser to make the whole of a script ready while it arrives, beside the page, where it would make each function
 * ready when it is first called, in the page's way (V8's explicit compile hints; other browsers read a comment). Nearly all
 * of what a page is sent runs at once: an old phone is at work for two thirds of the time.
 */
export const readyWhenLoaded = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: /\.js$/u,
      // After scripts are shrunk, which takes comments out, and before their source maps are written, which count lines.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }).apply(compiler);
  },
};
