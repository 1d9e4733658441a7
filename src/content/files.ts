import { toKey } from "../language/romanise";
import { toMessage } from "../messages";
import { type Collection, isSingle } from "../schema/collection";
import { collections } from "../schema/collections";
import { keyForm, longestKey } from "../schema/formats";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { contentFolder, entryEnding, oldPathsSource, wordsFolder } from "./folders";
import { listFolder, type ProjectFiles } from "./project-files";
import { suggest } from "./suggest";

/** A file with an entry. */
export interface EntryFile {
  readonly collection: Collection;
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** The file's name without its extension, which must equal the entry's key. */
  readonly name: string;
}

/** Lists the files of entries below `content/`, ordered by path, and the problems with their names and folders. */
export function listEntryFiles(from: ProjectFiles): { readonly files: EntryFile[]; readonly problems: Diagnostic[] } {
  const files: EntryFile[] = [];
  const problems: Diagnostic[] = [];
  const visit = (folder: string) => {
    const collection = collections.find((candidate) => getCollectionPath(candidate) === folder);
    for (const item of listFolder(from, folder)) {
      const file = `${folder}/${item.name}`;
      if (item.isLink) problems.push(createFileDiagnostic(file, toMessage("file-link")));
      else if (file === oldPathsSource) continue;
      else if (!item.isFolder) {
        const own = collection ?? collections.find((candidate) => getCollectionPath(candidate) === file);
        if (!own) problems.push(createFileDiagnostic(file, strayFile(folder)));
        else if (isEntry(item.name, file, problems)) files.push({ collection: own, file, name: nameOf(item.name) });
      } else if (file === wordsFolder) continue;
      else if (isOnTheWay(file)) visit(file);
      // The product's entries of a list that this site does not have.
      else if ([...from].every(([path, { isOfProduct }]) => isOfProduct || !path.startsWith(`${file}/`))) continue;
      else problems.push(createFileDiagnostic(file, unknownFolder(file, collection)));
    }
    // The name of a council's file may be that of the product's.
    const inFolder = files.filter(({ file }) => file.replace(/\/[^/]*$/u, "") === folder);
    problems.push(...findCaseCollisions(inFolder.filter(({ file }) => !from.get(file)?.isOfProduct)));
  };
  visit(contentFolder);
  return { files, problems: [...problems, ...missingSingles(files)] };
}

/** Returns the path of a collection's folder, or of its single file, from the project's root. */
export function getCollectionPath({ folder }: Pick<Collection, "folder">): string {
  return `${contentFolder}/${folder}`;
}

/** Returns the file of a collection's entry with a key. */
export function getEntryFile(collection: Collection, key: string): EntryFile {
  const path = getCollectionPath(collection);
  const file = isSingle(collection) ? path : `${path}/${key}${entryEnding}`;
  return { collection, file, name: nameOf(file.slice(file.lastIndexOf("/") + 1)) };
}

function isOnTheWay(folder: string): boolean {
  return collections.some((collection) => `${getCollectionPath(collection)}/`.startsWith(`${folder}/`));
}

function nameOf(fileName: string): string {
  return fileName.replace(/\.ya?ml$/iu, "");
}

/** Returns whether to read a file as an entry. Adds problems with its name to `problems`. */
function isEntry(fileName: string, file: string, problems: Diagnostic[]): boolean {
  if (!/\.ya?ml$/iu.test(fileName)) {
    problems.push(createFileDiagnostic(file, toMessage("file-ending", { ending: entryEnding })));
    return false;
  }
  const name = nameOf(fileName);
  if (keyForm.test(name) && fileName.endsWith(entryEnding)) return true;
  const near = `${toKey(name).slice(0, longestKey) || "my-entry"}${entryEnding}`;
  const isShort = /\.yml$/iu.test(fileName);
  problems.push(
    createFileDiagnostic(
      file,
      isShort ? toMessage("file-ending-yml", { name: near }) : toMessage("file-name", { near }),
    ),
  );
  return true;
}

/**
 * Reports files of one folder whose names differ only in case, at the later file. Some file systems treat them as one.
 */
export function findCaseCollisions(files: readonly Pick<EntryFile, "file" | "name">[]): Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, name }) => {
    const other = first.get(name.toLowerCase());
    first.set(name.toLowerCase(), other ?? file);
    return other === undefined ? [] : [createFileDiagnostic(file, toMessage("file-name-case", { other }))];
  });
}

function strayFile(folder: string) {
  const files = collections.filter(isSingle).map((collection) => collection.folder);
  const here = folder === contentFolder ? files.join(", ") : `${folder}/…/*${entryEnding}`;
  return toMessage("file-place", { files: here, folders: folderNames().join(", ") });
}

function unknownFolder(folder: string, collection: Collection | undefined) {
  if (collection) return toMessage("file-folder", { folder: getCollectionPath(collection) });
  const near = suggest(folder, folderNames());
  return near
    ? toMessage("file-folder-near", { near })
    : toMessage("file-folder-unknown", { folders: folderNames().join(", ") });
}

function folderNames(): string[] {
  return collections.filter((collection) => !isSingle(collection)).map(getCollectionPath);
}

function missingSingles(files: readonly EntryFile[]): Diagnostic[] {
  return collections
    .filter((collection) => isSingle(collection) && !files.some((entry) => entry.collection === collection))
    .map((collection) =>
      createFileDiagnostic(getCollectionPath(collection), toMessage("file-single-missing", { help: collection.help })),
    );
}
