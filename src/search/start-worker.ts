/** Starts the search worker. This is a separate file, because only a bundler resolves the worker's URL. */
export function startSearchWorker(): Worker {
  return new Worker(new URL("./search.worker.ts", import.meta.url));
}
