import type { ListingRequest } from "./address";
import { parseRowsFile } from "./rows-file";
import { type RowsAnswer, type RowsSetup, RowsTable } from "./rows-query";

/** What is asked of the worker. */
export type RowsMessage =
  | { readonly kind: "setup"; readonly setup: RowsSetup }
  | { readonly kind: "query"; readonly id: number; readonly request: ListingRequest; readonly size: number }
  | { readonly kind: "place"; readonly id: number; readonly key: string };

/** What it answers: a failure's words where it could not. */
export interface RowsReply {
  readonly id: number;
  readonly answer?: RowsAnswer;
  readonly place?: number;
  readonly failure?: string;
}

let table: Promise<RowsTable> | undefined;

async function fetchTable(setup: RowsSetup): Promise<RowsTable> {
  const response = await fetch(setup.address);
  if (!response.ok) throw new Error(`${setup.address}: ${response.status}`);
  return new RowsTable(parseRowsFile(await response.text()), setup);
}

async function reply(message: Exclude<RowsMessage, { kind: "setup" }>): Promise<RowsReply> {
  const { id } = message;
  try {
    if (!table) throw new Error("The worker was asked before it was told what to search.");
    const rows = await table;
    if (message.kind === "place") return { id, place: rows.placeOf(message.key) };
    return { id, answer: rows.answer(message.request, message.size) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<RowsMessage>) => {
  if (data.kind !== "setup") {
    void reply(data).then((answer) => self.postMessage(answer));
    return;
  }
  table = fetchTable(data.setup);
  // Whoever turns to the search will type: what that needs is made while they do. A failure is told to who asks.
  table.then(
    (rows) => setTimeout(() => rows.prepare()),
    () => undefined,
  );
});
