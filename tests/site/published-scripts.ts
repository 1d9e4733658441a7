import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { listAssets } from "../../src/pipeline/webpack-reports";
import { compression, getBrotliLevel } from "../../src/site/http";

/**
 * Returns the names of the scripts that a template's page runs, as in the built site.
 *
 * @throws if the site has no such template
 */
export function getTemplateScripts(folder: string, template: string): string[] {
  const files = listAssets(folder);
  const names = ["app", `component---src-templates-${template}-tsx`].flatMap((part) => {
    const found = files.get(part);
    if (!found) throw new Error(`The built site has no scripts called ${part}.`);
    return found;
  });
  return [...new Set(names)].filter((name) => name.endsWith(".js"));
}

/**
 * Returns the transfer size of a file in bytes, compressed as for publication. Files too small for compression count in
 * full.
 */
export function getTransferSize(folder: string, name: string): number {
  const bytes = readFileSync(path.join(folder, name));
  if (bytes.length < compression.minimumSize) return bytes.length;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: getBrotliLevel(name),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}
