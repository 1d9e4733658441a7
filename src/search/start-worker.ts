/** Starts the search worker. In a separate file, because only a bundler resolves its URL. */
export function startSearchWorker(): Worker {
  return new Worker(new URL("./search.worker.ts", import.meta.url));
}
