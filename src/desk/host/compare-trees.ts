import type { HostFile, Snapshot } from "./host";

/** A file that differs between two commits, before and after. */
export interface FilePair {
  readonly path: string;
  readonly before: HostFile | undefined;
  readonly after: HostFile | undefined;
}

/** Lists the files that differ between two commits. */
export function compareTrees(old: Snapshot, now: Snapshot): FilePair[] {
  const [before, after] = [old, now].map(({ files }) => new Map(files.map((file) => [file.path, file])));
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .map((path) => ({ path, before: before?.get(path), after: after?.get(path) }))
    .filter((pair) => pair.before?.id !== pair.after?.id);
}
