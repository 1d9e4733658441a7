/** Starts the worker that searches whole lists; apart, since only a bundler knows where its code will be. */
export function startRowsWorker(): Worker {
  return new Worker(new URL("./rows-worker.ts", import.meta.url));
}
