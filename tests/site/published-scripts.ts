import { statSync } from "node:fs";
import path from "node:path";
import { listAssets } from "../../src/build/webpack-assets";

/**
 * The scripts that a page of a template runs, by their names in the built site.
 *
 * @throws when the site has no such template
 */
export function scriptsOf(folder: string, template: string): string[] {
  const files = listAssets(folder);
  const names = ["app", `component---src-templates-${template}-tsx`].flatMap((part) => {
    const found = files.get(part);
    if (!found) throw new Error(`The built site has no scripts called ${part}.`);
    return found;
  });
  return [...new Set(names)].filter((name) => name.endsWith(".js"));
}

/**
 * Returns the transfer size of a file in bytes: brotli-compressed, or uncompressed if the file is too small for
 * compression.
 */
export function bytesOf(folder: string, name: string): number {
  const file = path.join(folder, name);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
