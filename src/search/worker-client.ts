import type { SearchAnswer, SearchRequest } from "./answer";
import { type IndexName, indexUrl } from "./format";
import type { WorkerRequest, WorkerResponse } from "./messages";
import { startWorker } from "./start-worker";

interface Waiting {
  readonly resolve: (reply: WorkerResponse) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
/** By the URL of the index. */
const loads = new Map<string, Promise<void>>();

/**
 * Fetches an index and hands it to the worker, once. Nothing of the search is fetched before the first call. Rejects when
 * the index or the worker does not arrive; the next call tries again.
 */
export function loadIndex(name: IndexName): Promise<void> {
  const url = indexUrl(name);
  const known = loads.get(url);
  if (known) return known;
  // The worker's code and the index come side by side.
  worker ??= connect();
  const load = fetchText(url).then(async (json) => {
    await send({ type: "load", json });
  });
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

/** Asks the indexes that are loaded. Rejects when the worker fails. */
export async function ask(request: SearchRequest): Promise<SearchAnswer> {
  const { answer } = await send({ type: "ask", request });
  if (!answer) throw new Error("The search gave no answer.");
  return answer;
}

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;

function send(message: Unnumbered<WorkerRequest>): Promise<WorkerResponse> {
  worker ??= connect();
  lastId += 1;
  const numbered = { ...message, id: lastId };
  const reply = new Promise<WorkerResponse>((resolve, reject) => waiting.set(numbered.id, { resolve, reject }));
  worker.postMessage(numbered);
  return reply;
}

function connect(): Worker {
  const started = startWorker();
  started.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failure === undefined) asker?.resolve(data);
    else asker?.reject(new Error(data.failure));
  };
  started.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("The search's code did not arrive or failed."));
    waiting.clear();
    loads.clear();
    worker = undefined;
  };
  return started;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
