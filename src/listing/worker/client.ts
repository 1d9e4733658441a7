import type { ListAnswer } from "../engine/list-answer";
import type { ListQuery } from "../query-string";
import type { RemoteList, WorkerRequest, WorkerResponse } from "./messages";

/** A list in a worker, which is started, and its rows fetched, when they are first needed. */
export interface WorkerClient {
  /** Begins to fetch the rows; whoever asks is told of a failure. */
  preload(): void;
  /** Answers a query with one page of so many rows. Rejects where the rows do not come; the next call tries again. */
  query(query: ListQuery, pageSize: number): Promise<ListAnswer>;
  /**
   * The same for a query that replaces the one before, as every keystroke does: while one is answered only the newest
   * waits, and those between are never answered. Identical concurrent queries are sent once.
   */
  queryLatest(query: ListQuery, pageSize: number): Promise<ListAnswer>;
  /** Gives the index of a row in the list, from 0; -1 where it has none of that key. Rejects likewise. */
  indexOf(key: string): Promise<number>;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (reply: WorkerResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * @param url where the rows file is
 * @param start starts the worker, whose code is fetched then
 * @param fetchRows fetches the file, beside the worker's code and not after it
 */
export function createWorkerClient(
  list: RemoteList,
  url: string,
  start: () => Worker,
  fetchRows: (url: string) => Promise<ArrayBuffer> = fetchBytes,
): WorkerClient {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const terminate = () => {
    void worker?.then((running) => running.terminate()).catch(() => undefined);
    worker = undefined;
  };
  const fail = (error: Error) => {
    terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const connect = async () => {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.failure !== undefined) return fail(new Error(data.failure));
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    started.addEventListener("error", ({ message }) => fail(new Error(message)));
    const bytes = await fetchRows(url).catch((error: unknown) => {
      started.terminate();
      throw error;
    });
    const message: WorkerRequest = { kind: "rows", list, bytes };
    started.postMessage(message, [bytes]);
    return started;
  };
  const open = () => {
    worker ??= connect();
    return worker;
  };
  const send = (message: (id: number) => WorkerRequest) =>
    new Promise<WorkerResponse>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      open().then(
        (started) => started.postMessage(message(id)),
        (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
      );
    });

  const query: WorkerClient["query"] = async (asked, pageSize) => {
    const { answer } = await send((id) => ({ kind: "query", id, query: asked, pageSize }));
    if (!answer) throw new Error("The worker answered without an answer.");
    return answer;
  };
  return {
    query,
    queryLatest: latestOnly(query),
    preload: () => void open().catch(terminate),
    indexOf: async (key) => (await send((id) => ({ kind: "index", id, key }))).index ?? -1,
    terminate,
  };
}

/** Lets one query through at a time, and after it the newest alone. */
function latestOnly(query: WorkerClient["query"]): WorkerClient["queryLatest"] {
  let isBusy = false;
  let next: (() => void) | undefined;
  const inTurn: WorkerClient["query"] = async (...asked) => {
    if (isBusy) {
      await new Promise<void>((resolve) => {
        next = resolve;
      });
    }
    isBusy = true;
    try {
      return await query(...asked);
    } finally {
      isBusy = false;
      next?.();
      next = undefined;
    }
  };
  let last: { readonly asked: ListQuery; readonly reply: Promise<ListAnswer> } | undefined;
  return (asked, pageSize) => {
    if (last?.asked === asked) return last.reply;
    const reply = inTurn(asked, pageSize);
    last = { asked, reply };
    reply.catch(() => {
      if (last?.reply === reply) last = undefined;
    });
    return reply;
  };
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
