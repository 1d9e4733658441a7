import { getCollectionPath } from "../../content/files";
import { contentFolder, documentsFolder, entryEnding } from "../../content/folders";
import { ledgerFile } from "../../content/ledger";
import { createFile, type ProjectFile, type ProjectFiles } from "../../content/project-files";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { getFields } from "../../schema/description";
import type { Host } from "../host/host";

/** The files of a repository that the rows of a collection are checked against. */
export interface Repository {
  readonly base: string;
  readonly files: ProjectFiles;
}

/** The maximum number of parallel requests. */
const atOnce = 6;

/**
 * Reads the files that the rows of a collection are checked against: its entries, the entries that they refer to, and
 * files outside lists. Documents are listed but not read, so the ledger of their digests is omitted.
 */
export async function readRepository(host: Host, collection: Collection): Promise<Repository> {
  const { base, files } = await host.list();
  const referred = getFields(collection).flatMap((field) => ("collection" in field ? [field.collection] : []));
  const others = collections.filter(
    ({ name, folder }) => name !== collection.name && !referred.includes(name) && !folder.endsWith(entryEnding),
  );
  const wanted = files.filter(
    ({ path }) =>
      path.startsWith(`${contentFolder}/`) &&
      path !== ledgerFile &&
      !others.some((other) => path.startsWith(`${getCollectionPath(other)}/`)),
  );
  const read = new Map<string, ProjectFile>();
  const waiting = wanted.values();
  const work = async () => {
    for (const file of waiting) read.set(file.path, createFile(await host.read(file)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // A placeholder for a published document, which was checked when it was published.
  const placeholder = createFile("%PDF-");
  for (const { path } of files) if (path.startsWith(`${documentsFolder}/`)) read.set(path, placeholder);
  return { base, files: new Map([...read].sort(([one], [other]) => (one < other ? -1 : 1))) };
}
