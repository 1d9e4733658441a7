import { getCollectionPath } from "../../content/files";
import { entryEnding } from "../../content/folders";
import type { Host } from "../../desk/host/host";
import { type Repository, readProject } from "../../desk/host/read-project";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { getFields } from "../../schema/description";

/**
 * Reads the files that the rows of a collection are checked against: its entries, the entries that they refer to, and
 * files outside lists.
 *
 * @param commit by default the published one
 */
export function readRepository(host: Host, collection: Collection, commit?: string): Promise<Repository> {
  const referred = getFields(collection).flatMap((field) => ("collection" in field ? [field.collection] : []));
  const others = collections.filter(
    ({ name, folder }) => name !== collection.name && !referred.includes(name) && !folder.endsWith(entryEnding),
  );
  const isWanted = (path: string) => !others.some((other) => path.startsWith(`${getCollectionPath(other)}/`));
  return readProject(host, isWanted, commit);
}
