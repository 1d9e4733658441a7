import { availableParallelism } from "node:os";

/**
 * Processes items concurrently. By default twice as many at once as the machine has cores, since each waits for file
 * access.
 *
 * @throws the first error of the work
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
