import { availableParallelism } from "node:os";

/**
 * Works through items, so many at a time: unless told otherwise, twice as many as the machine has cores, since each waits for
 * its file before and after.
 *
 * @throws the first failure of the work
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atATime = 2 * availableParallelism(),
): Promise<void> {
  const waiting = Array.from(items).values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
