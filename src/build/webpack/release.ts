import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Names a release by the files of its code. webpack's own name for it is another where a part of the code comes from its
 * cache: every page, which holds the name, would be written and compressed again, and an open page take the same code for
 * that of another release.
 */
export const nameRelease = {
  apply({ hooks }: Compiler): void {
    // When files have their last names, and before Gatsby reads the release's.
    hooks.emit.tap("nameRelease", (compilation) => {
      const files = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
