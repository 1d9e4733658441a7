import { contentFolder, documentsFolder } from "../../content/folders";
import { ledgerFile } from "../../content/ledger";
import { mapConcurrent } from "../../content/map-concurrent";
import { createFile, createProductFile, type ProjectFiles } from "../../content/project-files";
import { fetchKnownTexts, fetchProductTexts } from "../built-texts";
import type { Host, HostFile } from "./host";

/** The files of a repository at a commit, for the content check. */
export interface Repository {
  readonly base: string;
  readonly files: ProjectFiles;
}

/**
 * Reads the content at a commit, by default the published one. The host's list says which files there are; a text that
 * the site was built from is not read again, which its identifier proves. Documents are listed but not read, so the ledger
 * of their digests is omitted.
 *
 * @param isWanted returns whether to read a file of the content
 */
export async function readProject(
  host: Host,
  isWanted: (path: string) => boolean,
  commit?: string,
  fetchKnown = fetchKnownTexts,
  fetchProduct = fetchProductTexts,
): Promise<Repository> {
  const [{ base, files }, known, product] = await Promise.all([host.list(commit), fetchKnown(), fetchProduct()]);
  const read = async ({ id, path }: HostFile) => createFile(known[id] ?? (await host.read({ id })), product[path]);
  const wanted = files.filter(
    ({ path }) => path.startsWith(`${contentFolder}/`) && path !== ledgerFile && isWanted(path),
  );
  const texts = await mapConcurrent(wanted, async (file) => [file.path, await read(file)] as const);
  // A placeholder for a published document, which was checked when it was published.
  const placeholder = createFile("%PDF-");
  const documents = files.flatMap(({ path }) =>
    path.startsWith(`${documentsFolder}/`) ? [[path, placeholder] as const] : [],
  );
  const ofProduct = Object.entries(product).flatMap(([path, text]) =>
    isWanted(path) ? [[path, createProductFile(text)] as const] : [],
  );
  const all = [...new Map([...ofProduct, ...texts, ...documents])].sort(([one], [other]) => (one < other ? -1 : 1));
  return { base, files: new Map(all) };
}
