import type { ListingRequest } from "./address";
import type { RowsAnswer, RowsSetup } from "./rows-query";
import type { RowsMessage, RowsReply } from "./rows-worker";

/** The rows of a whole list, in a worker that is started and fetches them when they are first needed. */
export interface RowsSource {
  /** Begins to fetch; a failure is told to who asks. */
  warm(): void;
  /** One page of what a request finds. Rejects where the rows could not be fetched; asking again tries again. */
  answer(request: ListingRequest, size: number): Promise<RowsAnswer>;
  /**
   * The same for a request that takes the place of the one before, as every key that is struck does: while one is being
   * answered only the newest waits, and those between are never answered. Asked twice for the very same it asks once.
   */
  newest(request: ListingRequest, size: number): Promise<RowsAnswer>;
  /** The place of a row in the list, from 0; -1 where it has none of that key. Rejects likewise. */
  placeOf(key: string): Promise<number>;
  close(): void;
}

interface Waiting {
  readonly resolve: (reply: RowsReply) => void;
  readonly reject: (error: Error) => void;
}

/** Fetches a file and hands its bytes on as they come. Rejects where not all came. */
type FetchPieces = (address: string, take: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>;

/**
 * @param start starts the worker, whose code is fetched then
 * @param fetchRows fetches the file of the rows, beside the worker's code and not after it
 */
export function rowsSource(setup: RowsSetup, start: () => Worker, fetchRows: FetchPieces = fetchPieces): RowsSource {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const close = () => {
    void worker?.then((running) => running.terminate()).catch(() => undefined);
    worker = undefined;
  };
  const fail = (error: Error) => {
    close();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const running = async () => {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<RowsReply>) => {
      if (data.failure !== undefined) return fail(new Error(data.failure));
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    started.addEventListener("error", ({ message }) => fail(new Error(message)));
    const tell = (message: RowsMessage, given: Transferable[] = []) => started.postMessage(message, given);
    tell({ kind: "setup", setup });
    await fetchRows(setup.address, (bytes) => tell({ kind: "rows", bytes }, [bytes.buffer])).catch((error: unknown) => {
      started.terminate();
      throw error;
    });
    tell({ kind: "rows" });
    return started;
  };
  const open = () => {
    worker ??= running();
    return worker;
  };
  const ask = (message: (id: number) => RowsMessage) =>
    new Promise<RowsReply>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      open().then(
        (started) => started.postMessage(message(id)),
        (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
      );
    });

  const answer: RowsSource["answer"] = async (request, size) => {
    const reply = await ask((id) => ({ kind: "query", id, request, size }));
    if (!reply.answer) throw new Error("The worker answered without an answer.");
    return reply.answer;
  };

  let isBusy = false;
  let next: (() => void) | undefined;
  const inTurn: RowsSource["newest"] = async (request, size) => {
    if (isBusy) {
      await new Promise<void>((resolve) => {
        next = resolve;
      });
    }
    isBusy = true;
    try {
      return await answer(request, size);
    } finally {
      isBusy = false;
      next?.();
      next = undefined;
    }
  };

  let last: { readonly request: ListingRequest; readonly reply: Promise<RowsAnswer> } | undefined;
  const newest: RowsSource["newest"] = (request, size) => {
    if (last?.request === request) return last.reply;
    const reply = inTurn(request, size);
    last = { request, reply };
    reply.catch(() => {
      if (last?.reply === reply) last = undefined;
    });
    return reply;
  };

  return {
    answer,
    newest,
    warm: () => void open().catch(() => close()),
    placeOf: async (key) => (await ask((id) => ({ kind: "place", id, key }))).place ?? -1,
    close,
  };
}

async function fetchPieces(address: string, take: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value);
}
