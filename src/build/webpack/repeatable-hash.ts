import type { Compilation, Compiler } from "webpack";

/**
 * Keeps child compilations out of the hash of a compilation, by which Gatsby marks the release in every page. Webpack runs them
 * for style sheets only where its cache holds none, so a build with a cache would mark the same scripts otherwise than one
 * without: every page would change, and every visitor would load it anew. What they make is in the hash as modules.
 */
export class RepeatableHash {
  /** Called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RepeatableHash.name, (compilation) => {
      let children: Compilation[] = [];
      compilation.hooks.beforeHash.tap(RepeatableHash.name, () => {
        children = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(RepeatableHash.name, () => {
        compilation.children = children;
      });
    });
  }
}
