import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "..", "..", "product");

/**
 * The texts of the product's content, by the paths of its files below its folder. A program that runs where the product's
 * folder is not has these constants inside.
 */
export const productTexts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file).replaceAll(path.sep, "/"), readFileSync(file, "utf8")]),
);
