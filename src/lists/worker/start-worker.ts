/** Starts the worker that searches whole lists; apart, since only a bundler knows where its code will be. */
export function startWorker(): Worker {
  return new Worker(new URL("./list.worker.ts", import.meta.url));
}
