import { createWorkerChannel } from "../../app/worker-channel";
import type { ListAnswer, ListSetup } from "../engine/table-options";
import type { FindRows } from "../find-rows";
import type { ListQuery } from "../query-string";

/** The setup of a list in the worker. */
export interface RemoteList extends ListSetup {
  /** The number of current rows, which are first in the file. The other rows are the archive; queries omit them. */
  readonly total: number;
}

/** The requests to the worker. The first is always the list with its rows file. */
export type ListRequest =
  | { readonly kind: "rows"; readonly list: RemoteList; readonly bytes: ArrayBuffer }
  | {
      readonly kind: "query";
      readonly query: ListQuery;
      readonly pageSize: number;
      /** The keys of the rows that the words of the query find; undefined without words. */
      readonly found: ReadonlySet<string> | undefined;
    }
  | { readonly kind: "index"; readonly key: string };

/** The reply of the worker. */
export interface ListReply {
  readonly answer?: ListAnswer;
  /** The index of a row in list order, with archived rows last; -1 for an unknown key. */
  readonly index?: number;
}

type Query = (query: ListQuery, pageSize: number) => Promise<ListAnswer>;

/**
 * Creates the client of a list in a worker. The worker and the rows load on first use.
 *
 * @param url the URL of the rows file, which is fetched in parallel with the worker's code
 * @param start starts the worker, which fetches its code
 * @param findRows finds rows by words
 */
export function createWorkerClient(list: RemoteList, url: string, start: () => Worker, findRows: FindRows) {
  let rows: Promise<void> | undefined;
  const channel = createWorkerChannel<ListRequest, ListReply>(start, () => {
    rows = undefined;
  });
  const sendRows = async () => {
    channel.start();
    const bytes = await fetchBytes(url);
    // Nothing waits for this reply. The worker answers in order and reports missing rows to the first query.
    channel.request({ kind: "rows", list, bytes }, [bytes]).catch(() => undefined);
  };
  const open = () => {
    rows ??= sendRows();
    return rows;
  };
  const send = async (request: ListRequest): Promise<ListReply> => {
    try {
      await open();
      return await channel.request(request);
    } catch (error) {
      channel.end(error);
      throw error;
    }
  };
  const query: Query = async (asked, pageSize) => {
    // The rows load while the words are searched; `send` reports if they do not arrive.
    open().catch(() => undefined);
    const { answer } = await send({ kind: "query", query: asked, pageSize, found: await findRows(asked.q) });
    if (!answer) throw new Error("The worker's message contains no response.");
    return answer;
  };
  return {
    /** Answers a query with one page of `pageSize` rows. Rejects if the rows fail to load; the next call retries. */
    query,
    /**
     * Answers a query that replaces the previous one, such as every keystroke. While one query is pending, only the
     * newest waits, and those between are never answered. Identical concurrent queries are sent once.
     */
    queryLatest: latestOnly(query),
    /** Starts to fetch the rows. Ignores a failure; the next query retries. */
    preload: () => void open().catch((error: unknown) => channel.end(error)),
    /** Returns the index of a row in the list, from 0, or -1. Rejects if the rows fail to load. */
    indexOf: async (key: string) => (await send({ kind: "index", key })).index ?? -1,
    terminate: () => channel.end(),
  };
}

/** Limits a query function to one pending query. Only the newest waiting query is sent after it. */
function latestOnly(query: Query): Query {
  let isBusy = false;
  let next: (() => void) | undefined;
  const inTurn: Query = async (...asked) => {
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
