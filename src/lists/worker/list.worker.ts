import { answerRequests } from "../../app/worker-channel";
import { createListTable, type ListTable } from "../engine/list-table";
import type { ListRow } from "../rows";
import type { WorkerReply, WorkerRequest } from "./client";
import { parseRowsFile } from "./columnar-rows";

interface List {
  readonly rows: readonly ListRow[];
  readonly table: ListTable;
}

let list: List | undefined;

answerRequests<WorkerRequest, WorkerReply>((request) => {
  if (request.kind === "rows") {
    const rows = parseRowsFile(new TextDecoder().decode(request.bytes));
    list = { rows, table: createListTable(request.list, rows.slice(0, request.list.total)) };
    // The visitor will probably type next, so the search is prepared in advance.
    setTimeout(() => list?.table.prepareSearch());
    return {};
  }
  if (!list) throw new Error("The rows of the list could not be read.");
  if (request.kind === "index") return { index: list.rows.findIndex(({ key }) => key === request.key) };
  return { answer: list.table.answer(request.query, request.pageSize) };
});
