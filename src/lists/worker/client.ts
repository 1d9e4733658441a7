import { createWorkerChannel } from "../../app/worker-channel";
import type { ListAnswer } from "../engine/list-answer";
import type { ListSetup } from "../engine/table-options";
import type { ListQuery } from "../query-string";

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

/** A list in the worker. */
export interface RemoteList extends ListSetup {
  /**
   * The number of rows of the file, from the first, that form the list. Later rows are its archive, which no query
   * finds.
   */
  readonly total: number;
}

/** The requests to the worker: first the list and the file of its rows. */
export type WorkerRequest =
  | { readonly kind: "rows"; readonly list: RemoteList; readonly bytes: ArrayBuffer }
  | { readonly kind: "query"; readonly query: ListQuery; readonly pageSize: number }
  | { readonly kind: "index"; readonly key: string };

/** The reply of the worker. */
export interface WorkerReply {
  readonly answer?: ListAnswer;
  /** The index of a row in the list's own order, the archive's after the list's; -1 where there is none of that key. */
  readonly index?: number;
}

/**
 * Creates the client of a list.
 *
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
  let rows: Promise<void> | undefined;
  const channel = createWorkerChannel<WorkerRequest, WorkerReply>(start, () => {
    rows = undefined;
  });
  const sendRows = async () => {
    channel.start();
    const bytes = await fetchRows(url);
    // Nothing waits for this reply: the worker answers in order, and says so to the first query where it has no rows.
    channel.request({ kind: "rows", list, bytes }, [bytes]).catch(() => undefined);
  };
  const open = () => {
    rows ??= sendRows();
    return rows;
  };
  const send = async (request: WorkerRequest): Promise<WorkerReply> => {
    try {
      await open();
      return await channel.request(request);
    } catch (error) {
      channel.end();
      throw error;
    }
  };
  const query: WorkerClient["query"] = async (asked, pageSize) => {
    const { answer } = await send({ kind: "query", query: asked, pageSize });
    if (!answer) throw new Error("The worker answered without an answer.");
    return answer;
  };
  return {
    query,
    queryLatest: latestOnly(query),
    preload: () => void open().catch(() => channel.end()),
    indexOf: async (key) => (await send({ kind: "index", key })).index ?? -1,
    terminate: () => channel.end(),
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
