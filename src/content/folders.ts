/** The folder of the entries and the interface messages, from the project's root. */
export const contentFolder = "content";

/** The folder where Gatsby reads the content, batched into fewer files (`src/pipeline/batched-content.ts`). */
export const batchedFolder = ".cache/content";

/** The folder of the interface messages, with one subfolder per language. */
export const wordsFolder = `${contentFolder}/locales`;

/** The file of the glossary, beside the folders of the languages. */
export const glossaryFile = `${wordsFolder}/glossary.yaml`;

/** The sheet of redirects from the paths of a council's previous site. */
export const oldPathsSource = `${contentFolder}/redirects.csv`;

/** The list of the site's languages. */
export const languagesFile = `${wordsFolder}/languages.yaml`;

/** The folder that Gatsby copies to the site unchanged. */
export const staticFolder = "static";

/** The folder of the published documents. */
export const documentsFolder = `${staticFolder}/documents`;

/** The extension of every content file. */
export const entryEnding = ".yaml";

/** Checks whether a path from the project's root is below the folders of content and of documents, which clerks write. */
export function isContentPath(path: string): boolean {
  return [contentFolder, documentsFolder].some((folder) => path.startsWith(`${folder}/`));
}
