import type { ListingRequest } from "./address";
import { parseRowsFile } from "./rows-file";
import { type RowsAnswer, type RowsSetup, RowsTable } from "./rows-query";

/** What is asked of the worker. */
export type RowsMessage =
  | { readonly kind: "setup"; readonly setup: RowsSetup; readonly rows: ArrayBuffer }
  | { readonly kind: "query"; readonly id: number; readonly request: ListingRequest; readonly size: number }
  | { readonly kind: "place"; readonly id: number; readonly key: string };

/** What it answers: a failure's words where it could not. */
export interface RowsReply {
  readonly id: number;
  readonly answer?: RowsAnswer;
  readonly place?: number;
  readonly failure?: string;
}

let table: (() => RowsTable) | undefined;
let isRehearsed = false;

/** The rows, read when they are first asked for. */
function tableOf({ setup, rows }: Extract<RowsMessage, { kind: "setup" }>): () => RowsTable {
  let read: RowsTable | undefined;
  return () => {
    read ??= new RowsTable(parseRowsFile(new TextDecoder().decode(rows)), setup);
    return read;
  };
}

function reply(message: Exclude<RowsMessage, { kind: "setup" }>): RowsReply {
  const { id } = message;
  try {
    if (!table) throw new Error("The worker was asked before it was told what to search.");
    const rows = table();
    if (message.kind === "place") return { id, place: rows.placeOf(message.key) };
    return { id, answer: rows.answer(message.request, message.size) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<RowsMessage>) => {
  if (data.kind !== "setup") {
    const given = reply(data);
    self.postMessage(given);
    // While the first answer is read.
    if (!isRehearsed && given.failure === undefined) setTimeout(() => table?.().rehearse());
    isRehearsed = true;
    return;
  }
  table = tableOf(data);
  // Whoever turns to the search will type: what that needs is made while they do.
  setTimeout(() => {
    try {
      table?.().prepare();
    } catch {
      // A failure is told to who asks.
    }
  });
});
