/** The number of items at once: few enough for a slow connection, enough while each waits for a host or a file. */
const atOnce = 8;

/**
 * Calls a function for each of some items, several at a time.
 *
 * @returns the results in the order of the items
 * @throws the first error of the work
 */
export async function mapConcurrent<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = Array.from(items).entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
