/** The folder of the entries and the interface messages, from the project's root. */
export const contentFolder = "content";

/**
 * The folder from which Gatsby reads the entries of a build, batched in fewer files (`src/pipeline/batched-content.ts`).
 */
export const batchedFolder = ".cache/content";

/** The file beside that copy's collections in which stands what is wrong with the content; empty when nothing is. */
export const problemsFile = "problems.txt";

/** The folder of the interface messages, with one subfolder per language. */
export const wordsFolder = `${contentFolder}/locales`;

/** The file of the glossary, beside the folders of the languages. */
export const glossaryFile = `${wordsFolder}/glossary.yaml`;

/** The sheet of where the paths of a council's earlier site lead. */
export const oldPathsSource = `${contentFolder}/redirects.csv`;

/** The folder that Gatsby copies to the site unchanged. */
export const staticFolder = "static";

/** The folder of the published documents. */
export const documentsFolder = `${staticFolder}/documents`;

/** The ending of every content file. */
export const entryEnding = ".yaml";
