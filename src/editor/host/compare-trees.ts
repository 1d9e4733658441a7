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

/** The maximum number of parallel requests to the host. */
const atOnce = 6;

/** Calls a function that asks the host for each of some items, a few at a time. Returns the answers in order. */
export async function askForEach<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) answers[index] = await ask(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
