import { getCollectionPath } from "../../content/files";
import { contentFolder, documentsFolder, entryEnding } from "../../content/folders";
import { ledgerFile } from "../../content/ledger";
import { texts } from "../../content/messages";
import { createFile, type ProjectFile, type ProjectFiles } from "../../content/project-files";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { getFields } from "../../schema/description";
import { formatFault } from "../../sheets/fault-groups";
import type { Change, ChangeRequest, Host } from "./host";
import type { BatchRow } from "./plan";

/** The files of a repository that the rows of a collection are checked against. */
export interface Repository {
  readonly base: string;
  readonly files: ProjectFiles;
}

/** The maximum number of parallel requests. */
const atOnce = 6;

/**
 * Reads the files that the rows of a collection are checked against: its entries, those they refer to, and files that
 * belong to no list. Documents are listed but not read, so the ledger of their digests is omitted.
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

/**
 * Creates the change request of a batch with its entries and documents. Its description lists the warnings for the
 * reviewer.
 *
 * @param reason the clerk's explanation of the warnings, which may be empty
 */
export function createRequest(
  collection: Collection,
  rows: readonly BatchRow[],
  { base, files }: Repository,
  reason: string,
): ChangeRequest {
  const changed = rows.filter(({ outcome, document }) => outcome === "new" || outcome === "changed" || document);
  const change = (path: string, bytes: Uint8Array): Change => ({ path, bytes, isNew: !files.has(path) });
  const changes = changed.flatMap(({ draft, document, name }) => [
    ...(draft ? [change(draft.file, new TextEncoder().encode(draft.text))] : []),
    ...(document && name ? [change(`${documentsFolder}/${name}`, document.bytes)] : []),
  ]);
  const count = (outcome: BatchRow["outcome"]) => changed.filter((row) => row.outcome === outcome).length;
  const lines = changed.flatMap(({ draft, name, warnings }) => [
    `- ${draft?.name ?? ""}${name ? ` (${name})` : ""}`,
    ...warnings.map((fault) => `  - ${formatFault(fault).en}`),
  ]);
  const reasons = reason.trim() === "" ? [] : [`${texts("batch.reason").en}: ${reason.trim()}`, ""];
  const stamp = new Date().toISOString().replace(/\D/gu, "").slice(0, 14);
  return {
    base,
    branch: `batch/${collection.name}-${stamp}`,
    title: `${collection.label.en}: ${count("new")} added, ${count("changed")} changed`,
    description: [...reasons, ...lines].join("\n"),
    changes,
  };
}
