/**
 * Starts the worker that searches whole lists. This is a separate file, because only a bundler resolves the worker's
 * URL.
 */
export function startListWorker(): Worker {
  return new Worker(new URL("./list.worker.ts", import.meta.url));
}
