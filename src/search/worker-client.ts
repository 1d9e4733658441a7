import { limitRetries } from "../app/limit-retries";
import { createWorkerChannel } from "../app/worker-channel";
import type { SearchAnswer, SearchRequest } from "./answer";
import { type IndexName, indexUrl } from "./format";
import { startSearchWorker } from "./start-worker";

/** The requests to the worker. It replies to `ask` with the answer. */
export type WorkerRequest =
  | { readonly type: "load"; readonly json: string }
  | { readonly type: "ask"; readonly request: SearchRequest };

const fetchText = limitRetries(async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
});

/** The loads by URL of the index. */
const loads = new Map<string, Promise<void>>();

const channel = createWorkerChannel<WorkerRequest, SearchAnswer | undefined>(startSearchWorker, () => loads.clear());

/**
 * Fetches an index and sends it to the worker, once. The search loads nothing before the first call. Rejects if the
 * index or the worker fails to load; a call after a pause retries.
 */
export function loadIndex(name: IndexName): Promise<void> {
  const url = indexUrl(name);
  const known = loads.get(url);
  if (known) return known;
  // The worker's code and the index load in parallel.
  channel.start();
  const load = fetchText(url).then(async (json) => {
    await channel.request({ type: "load", json });
  });
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

/** Sends a request to the loaded indexes. Rejects if the worker fails. */
export async function askIndexes(request: SearchRequest): Promise<SearchAnswer> {
  const answer = await channel.request({ type: "ask", request });
  if (!answer) throw new Error("The search worker returned no response.");
  return answer;
}
