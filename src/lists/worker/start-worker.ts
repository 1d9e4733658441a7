/** Starts the worker that searches whole lists. In a separate file, because only a bundler resolves its URL. */
export function startListWorker(): Worker {
  return new Worker(new URL("./list.worker.ts", import.meta.url));
}
