import { parse } from "yaml";
import { findOwnDocuments } from "../../content/document-uses";
import { listWrittenFields } from "../../content/fields";
import { getCollectionPath } from "../../content/files";
import { documentsFolder } from "../../content/folders";
import { mapConcurrent } from "../../content/map-concurrent";
import { openFiles } from "../../content/open-content";
import { createFile } from "../../content/project-files";
import { compareTrees, type FilePair } from "../../desk/host/compare-trees";
import type { Host, WaitingRequest } from "../../desk/host/host";
import type { Repository } from "../../desk/host/read-project";
import { getMinuteInIndia } from "../../language/dates";
import type { GlossaryRules } from "../../language/glossary";
import { ClerkFault, getTexts } from "../../messages";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { getColumnTitle, getSheetColumns } from "../../sheets/columns";
import { exportRows } from "../../sheets/export-rows";
import { language } from "../page";
import { type BatchPlan, type ChosenDocument, isDocumentColumn } from "./plan";
import { readRepository } from "./repository";

/** A batch that waits for its approval and is corrected. */
export interface Correction {
  readonly request: WaitingRequest;
  /** The entries and documents that it added or changed, before and after it. */
  readonly pairs: readonly FilePair[];
}

/** Reads a waiting batch by its branch: its rows and documents, as they were sent or last corrected. */
export async function readSentBatch(host: Host, branch: string, misspelled: GlossaryRules["misspelled"]) {
  const [, name] = /batch\/(.+)-\d+$/u.exec(branch) ?? [];
  const collection = collections.find((each) => each.name === name);
  const request = (await host.listRequests()).find((waiting) => waiting.branch === branch);
  if (!collection || !request) throw new ClerkFault(getTexts("batch.gone"));
  const { base } = await host.readReview(request);
  const { files, ...repository } = await readRepository(host, collection, request.commit);
  const changed = compareTrees(await host.list(base), await host.list(request.commit));
  const pairs = changed.filter(({ path }) => isEntryOf(collection, path) || path.startsWith(`${documentsFolder}/`));
  const sent = await mapConcurrent(pairs, async ({ path, after }) => {
    return path.startsWith(documentsFolder) && after ? [[path, await host.read(after)] as const] : [];
  });
  const documents = new Map(sent.flat());
  const own = new Map([...files, ...Array.from(documents, ([path, bytes]) => [path, createFile(bytes)] as const)]);
  const rows = createRows(collection, own, pairs, misspelled);
  const chosen = Array.from(documents, ([path, bytes]): ChosenDocument => {
    const file = path.slice(documentsFolder.length + 1);
    return { file, bytes, fault: undefined, warnings: [], row: rows.find((row) => row.document === file)?.number };
  }).filter(({ row }) => row !== undefined);
  const isShown = ({ path }: FilePair) =>
    isEntryOf(collection, path) || chosen.some(({ file }) => path === `${documentsFolder}/${file}`);
  const titles = getSheetColumns(collection).map((column) => getColumnTitle(column, language));
  return {
    correction: { request, pairs: pairs.filter(isShown) },
    batch: { collection, sheet: { titles, rows }, documents: chosen },
    repository: { ...repository, files: own },
  };
}

const isEntryOf = (collection: Collection, path: string) => path.startsWith(`${getCollectionPath(collection)}/`);

/** Creates the rows of the entries that a batch added or changed, each with the name of its document. */
function createRows(
  collection: Collection,
  files: Repository["files"],
  pairs: readonly FilePair[],
  misspelled: GlossaryRules["misspelled"],
) {
  const index = getSheetColumns(collection).findIndex(isDocumentColumn);
  const sent = new Set(pairs.map(({ path }) => path));
  const [, ...rows] = exportRows(
    collection,
    openFiles(files, misspelled, getMinuteInIndia(new Date())),
    language,
    (file) => sent.has(file),
  );
  return rows.map((cells, at) => ({
    number: at + 2,
    // An empty cell of a sheet is left out with a remark. These fields were never written.
    cells: cells.map((cell) => (cell === "" ? undefined : cell)),
    document: cells[index],
  }));
}

/** Lists the files of a sent batch that it no longer needs: of rows that were left out, and of replaced documents. */
export function listDropped({ pairs }: Correction, collection: Collection, { rows }: BatchPlan): FilePair[] {
  const needed = rows.flatMap(({ planned }) => {
    if (!planned) return [];
    const own = findOwnDocuments(listWrittenFields(collection.schema, parse(planned.text)));
    return [planned.file, ...own.map(({ name }) => `${documentsFolder}/${name}`)];
  });
  return pairs.filter(({ path }) => !needed.includes(path));
}
