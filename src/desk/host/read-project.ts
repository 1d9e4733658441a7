import { contentFolder, documentsFolder } from "../../content/folders";
import { ledgerFile } from "../../content/ledger";
import { mapConcurrent } from "../../content/map-concurrent";
import { createFile, type ProjectFiles } from "../../content/project-files";
import type { Host } from "./host";

/** The files of a repository at a commit, for the content check. */
export interface Repository {
  readonly base: string;
  readonly files: ProjectFiles;
}

/**
 * Reads the content at a commit, by default the published one. Documents are listed but not read, so the ledger of their
 * digests is omitted.
 *
 * @param isWanted returns whether to read a file of the content
 */
export async function readProject(
  host: Host,
  isWanted: (path: string) => boolean,
  commit?: string,
): Promise<Repository> {
  const { base, files } = await host.list(commit);
  const wanted = files.filter(
    ({ path }) => path.startsWith(`${contentFolder}/`) && path !== ledgerFile && isWanted(path),
  );
  const read = await mapConcurrent(wanted, async (file) => [file.path, createFile(await host.read(file))] as const);
  // A placeholder for a published document, which was checked when it was published.
  const placeholder = createFile("%PDF-");
  const documents = files.flatMap(({ path }) =>
    path.startsWith(`${documentsFolder}/`) ? [[path, placeholder] as const] : [],
  );
  const all = [...read, ...documents].sort(([one], [other]) => (one < other ? -1 : 1));
  return { base, files: new Map(all) };
}
