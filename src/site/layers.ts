import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { merge, parseText } from "./merge";
import { productTexts } from "./product-content";

/** The folder with the council's content. Below each of its files lies the product's of the same name. */
const folder = process.env.CONTENT_FOLDER || "content";

const ending = ".yaml";

/**
 * Reads a file of content from both layers.
 *
 * @param file the path below the folder
 * @param adapt changes the text of the product's file
 * @returns the values of the council's file, with those of the product's that it lacks; undefined if neither has the
 *   file, and null if the council's cannot be parsed, which the content check reports
 */
export function readLayers(file: string, adapt = (text: string) => text): unknown {
  const own = path.join(folder, file);
  const product = productTexts[file];
  const below = product === undefined ? undefined : parseText(adapt(product));
  return merge(existsSync(own) ? parseText(readFileSync(own, "utf8")) : undefined, below);
}

/**
 * Reads the YAML files of a folder from both layers, as `readLayers` does, by name.
 *
 * @param adapt changes the text of a file of the product
 */
export function readLayersOf(below: string, adapt = (text: string) => text): Readonly<Record<string, unknown>> {
  const full = path.join(folder, below);
  const own = existsSync(full) ? readdirSync(full).map((name) => `${below}/${name}`) : [];
  const all = [...new Set([...own, ...Object.keys(productTexts)])]
    .filter((file) => path.posix.dirname(file) === below && file.endsWith(ending))
    .sort();
  return Object.fromEntries(all.map((file) => [path.posix.basename(file, ending), readLayers(file, adapt)]));
}
