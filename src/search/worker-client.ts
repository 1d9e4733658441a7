import { limitRetries } from "../app/limit-retries";
import { createWorkerChannel } from "../app/worker-channel";
import type { FindRequest, FoundEntry, SearchAnswer, SearchRequest } from "./answer";
import { type IndexName, indexUrl } from "./format";
import { startSearchWorker } from "./start-worker";

/** The requests to the worker. */
export type WorkerRequest =
  | { readonly type: "load"; readonly json: string }
  | { readonly type: "ask"; readonly request: SearchRequest }
  | { readonly type: "find"; readonly request: FindRequest };

/** The reply of the worker to `ask` and to `find`. */
export interface WorkerReply {
  readonly answer?: SearchAnswer;
  readonly entries?: readonly FoundEntry[];
}

const fetchText = limitRetries(async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
});

/** The loads by URL of the index. */
const loads = new Map<string, Promise<void>>();

const channel = createWorkerChannel<WorkerRequest, WorkerReply>(startSearchWorker, () => loads.clear());

/**
 * Fetches an index and sends it to the worker, once. The search loads nothing before the first call. Rejects if the
 * index or the worker fails to load; a call after a pause retries.
 */
export function loadIndex(name: IndexName): Promise<void> {
  const url = indexUrl(name);
  const known = loads.get(url);
  if (known) return known;
  const load = sendIndex(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

/**
 * Fetches an index and sends it to the worker. Rejects if either fails; an error at once would take the page away from a
 * list, which asks in an effect.
 */
async function sendIndex(url: string): Promise<void> {
  // The worker's code and the index load in parallel.
  channel.start();
  await channel.request({ type: "load", json: await fetchText(url) });
}

/** Sends a request to the loaded indexes. Rejects if the worker fails. */
export async function askIndexes(request: SearchRequest): Promise<SearchAnswer> {
  const { answer } = await channel.request({ type: "ask", request });
  if (!answer) throw new Error("The search worker returned no response.");
  return answer;
}

/** Finds the entries of a list, by the titles and facts of its language, which load first. Rejects if they do not. */
export async function findEntries(request: FindRequest): Promise<readonly FoundEntry[]> {
  await loadIndex({ language: request.language, part: "facts" });
  const { entries } = await channel.request({ type: "find", request });
  if (!entries) throw new Error("The search worker returned no entries.");
  return entries;
}
