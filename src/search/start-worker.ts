/** Starts the worker. Apart, because only the bundler knows what the address of a worker's code becomes. */
export function startWorker(): Worker {
  return new Worker(new URL("./search.worker.ts", import.meta.url));
}
