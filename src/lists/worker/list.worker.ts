import { answerRequests } from "../../app/worker-channel";
import { createListTable, type ListTable } from "../engine/list-table";
import { type ListRow, parseRowsFile } from "../rows";
import type { ListReply, ListRequest } from "./client";

/** Returns a function that answers the requests about one list, whose rows are in the first request. */
function createListAnswers(): (request: ListRequest) => ListReply {
  let list: { readonly rows: readonly ListRow[]; readonly table: ListTable } | undefined;
  return (request) => {
    if (request.kind === "rows") {
      const rows = parseRowsFile(new TextDecoder().decode(request.bytes));
      const current = rows.slice(0, request.list.total);
      list = { rows, table: createListTable(request.list, current) };
      return {};
    }
    if (!list) throw new Error("The rows of the list could not be read.");
    if (request.kind === "index") return { index: list.rows.findIndex(({ key }) => key === request.key) };
    return { answer: list.table.answer(request.query, request.found, request.pageSize) };
  };
}

answerRequests(createListAnswers());
