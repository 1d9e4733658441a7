import type { ListingRequest } from "./address";
import { RowsReader } from "./rows-file";
import { type RowsAnswer, type RowsSetup, RowsTable } from "./rows-query";

/** What is asked of the worker; of the file's bytes the last message has none. */
export type RowsMessage =
  | { readonly kind: "setup"; readonly setup: RowsSetup }
  | { readonly kind: "rows"; readonly bytes?: Uint8Array<ArrayBuffer> }
  | { readonly kind: "query"; readonly id: number; readonly request: ListingRequest; readonly size: number }
  | { readonly kind: "place"; readonly id: number; readonly key: string };

/** What it answers: a failure's words where it could not. */
export interface RowsReply {
  readonly id: number;
  readonly answer?: RowsAnswer;
  readonly place?: number;
  readonly failure?: string;
}

let rows: Rows | undefined;
let isRehearsed = false;

/** The rows of a list, which come piece by piece. */
class Rows {
  private readonly reader = new RowsReader();
  private readonly decoder = new TextDecoder();
  private readonly table: RowsTable;
  private failure: unknown;

  constructor(setup: RowsSetup) {
    this.table = new RowsTable(this.reader, setup);
  }

  /** Takes the next piece of the file, none after the last, and makes it ready. A failure is told to who asks. */
  take(bytes: Uint8Array | undefined): void {
    if (this.failure !== undefined) return;
    try {
      // Chrome 80 takes nothing for bytes only where nothing is given.
      this.reader.add(bytes ? this.decoder.decode(bytes, { stream: true }) : this.decoder.decode());
      if (!bytes) this.reader.end();
      // Whoever turns to the search will type: what that needs is made while they do, and the others are on their way.
      if (this.reader.rows > 0) this.table.prepare();
    } catch (error) {
      this.failure = error;
    }
  }

  /** Throws what went wrong while they came. */
  whole(): RowsTable {
    if (this.failure !== undefined) throw this.failure;
    return this.table;
  }
}

function reply(message: Extract<RowsMessage, { readonly id: number }>): RowsReply {
  const { id } = message;
  try {
    if (!rows) throw new Error("The worker was asked before it was told what to search.");
    const table = rows.whole();
    if (message.kind === "place") return { id, place: table.placeOf(message.key) };
    return { id, answer: table.answer(message.request, message.size) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<RowsMessage>) => {
  if (data.kind === "setup") rows = new Rows(data.setup);
  else if (data.kind === "rows") rows?.take(data.bytes);
  else {
    const given = reply(data);
    self.postMessage(given);
    // While the first answer is read.
    if (!isRehearsed && given.failure === undefined) setTimeout(() => rows?.whole().rehearse());
    isRehearsed = true;
  }
});
