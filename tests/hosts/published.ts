import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { documentUrlsFile } from "../../src/site/documents";
import { pageFile } from "../../src/site/http";
import { publicFolder } from "../site/folder";

/** Reads a file of the built site. */
export function readPublished(file: string): Buffer {
  return readFileSync(path.join(publicFolder, file));
}

/** Returns URLs of files whose names only the build knows, one of each kind. */
export function published() {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`,
    )
    .sort();
  const one = (pattern: RegExp) => {
    const found = files.find((file) => pattern.test(file));
    if (!found) throw new Error(`The built site has no file like ${pattern}`);
    return found;
  };
  const list: unknown = JSON.parse(readPublished(documentUrlsFile).toString());
  const [[stable, document] = ["", ""]] = Object.entries(z.record(z.string(), z.string()).parse(list));
  return {
    script: one(/^\/app-[0-9a-f]+\.js$/),
    font: one(/^\/static\/.*\.woff2$/),
    icon: one(/\.svg$/),
    data: one(/^\/page-data\/.*\.json$/),
    stable,
    document,
    /** The paths of the later pages of paginated lists. */
    numbered: files
      .filter((file) => /\/page\/\d+\/index\.html$/.test(file))
      .map((file) => file.slice(0, -pageFile.length - 1)),
    sizeOf: (file: string) => statSync(path.join(publicFolder, file)).size,
    encodingOf: (file: string) =>
      existsSync(path.join(publicFolder, `${file}.br`)) ? { encoding: "br" as const } : {},
  };
}
