import path from "node:path";

/**
 * Where the entries and the words of the interface stand, as the environment names it. The variable `CONTENT_DIR` is for a
 * trial build of other content; nothing else decides it.
 */
function contentFolderIn(environment: NodeJS.ProcessEnv): string {
  return environment.CONTENT_DIR || "content";
}

/** The same of this process, from the project's root, with `/`. */
export const contentFolder = fromProject(contentFolderIn(process.env));

function fromProject(folder: string): string {
  return path.relative(process.cwd(), path.resolve(folder)).replaceAll(path.sep, "/");
}

/**
 * Where Gatsby reads the words of the interface from and, while developing, all content: the content itself or a copy of
 * it as it last was right, which the environment variable `LAST_GOOD_CONTENT` names.
 */
export const sourcedFolder = process.env.LAST_GOOD_CONTENT || contentFolder;

/** Where Gatsby reads the entries of a build from: they lie there in fewer files (`src/build/batched-content.ts`). */
export const batchedFolder = ".cache/content";

/** The file beside that copy's collections in which stands what is wrong with the content; empty when nothing is. */
export const problemsFile = "problems.txt";

/** Where the words of the interface stand: one folder a language. */
export const wordsFolder = `${contentFolder}/locales`;

/** The file of the glossary, beside the folders of the languages. */
export const glossaryFile = `${wordsFolder}/glossary.yaml`;

/** The sheet of where the paths of a council's earlier site lead. */
export const oldPathsSource = `${contentFolder}/redirects.csv`;

/** What Gatsby copies to the site as it is. */
export const staticFolder = "static";

/** Where published documents stand. */
export const documentsFolder = `${staticFolder}/documents`;

/** The ending of every content file. */
export const entryEnding = ".yaml";
