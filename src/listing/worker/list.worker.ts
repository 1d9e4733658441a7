import { createListTable, type ListTable } from "../engine/list-table";
import type { ListRow } from "../rows";
import { parseRowsFile } from "./columnar-rows";
import type { WorkerRequest, WorkerResponse } from "./messages";

interface List {
  readonly rows: readonly ListRow[];
  readonly table: ListTable;
}

let list: List | undefined;
/** Why there is none; whoever asks is told. */
let failure: unknown = "The worker was asked before it had rows.";

function open({ list: setup, bytes }: Extract<WorkerRequest, { readonly kind: "rows" }>): void {
  try {
    const rows = parseRowsFile(new TextDecoder().decode(bytes));
    list = { rows, table: createListTable(setup, rows.slice(0, setup.total)) };
  } catch (error) {
    failure = error;
  }
}

function reply(message: Extract<WorkerRequest, { readonly id: number }>): WorkerResponse {
  const { id } = message;
  if (!list) return { id, failure: String(failure) };
  if (message.kind === "index") return { id, index: list.rows.findIndex(({ key }) => key === message.key) };
  return { id, answer: list.table.answer(message.query, message.pageSize) };
}

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind !== "rows") return self.postMessage(reply(data));
  open(data);
  // Whoever opened the list by touching its search will type: what that needs is made while they do.
  setTimeout(() => list?.table.prepareSearch());
});
