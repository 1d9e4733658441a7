import { createListTable, type ListTable } from "../engine/list-table";
import type { ListRow } from "../rows";
import type { FromWorker, ToWorker } from "./messages";
import { parseRowsFile } from "./rows-file";

interface List {
  readonly rows: readonly ListRow[];
  readonly table: ListTable;
}

let list: List | undefined;
/** Why there is none; whoever asks is told. */
let failure: unknown = "The worker was asked before it had rows.";

function open({ list: setup, bytes }: Extract<ToWorker, { readonly kind: "rows" }>): void {
  try {
    const rows = parseRowsFile(new TextDecoder().decode(bytes));
    list = { rows, table: createListTable(setup, rows.slice(0, setup.total)) };
  } catch (error) {
    failure = error;
  }
}

function reply(message: Extract<ToWorker, { readonly id: number }>): FromWorker {
  const { id } = message;
  if (!list) return { id, failure: String(failure) };
  if (message.kind === "index") return { id, index: list.rows.findIndex(({ key }) => key === message.key) };
  return { id, answer: list.table.answer(message.query, message.pageSize) };
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind !== "rows") return self.postMessage(reply(data));
  open(data);
  // Whoever opened the list by touching its search will type: what that needs is made while they do.
  setTimeout(() => list?.table.prepareSearch());
});
