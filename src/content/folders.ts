import path from "node:path";

/**
 * Where the entries and the words of the interface stand, from the project's root, with `/`. The environment variable
 * `CONTENT_DIR` names another folder, for a trial build of other content; nothing else decides it.
 */
export const contentFolder = fromProject(process.env.CONTENT_DIR || "content");

function fromProject(folder: string): string {
  return path.relative(process.cwd(), path.resolve(folder)).replaceAll(path.sep, "/");
}

/** Where the words of the interface stand: one folder a language. */
export const wordsFolder = `${contentFolder}/locales`;

/** Where published documents stand; everything in it is served as it is. */
export const documentsFolder = "static/documents";

/** The ending of every content file. */
export const entryEnding = ".yaml";
