import { createTextSearch, type TextSearch } from "../../search/search-texts";
import type { ListRow } from "../rows";
import type { ListSetup } from "./table-options";

/** Creates a search over the rows of a list. It covers the text of cells, or the names of their values. */
export function createRowSearch({ columns, labels }: ListSetup, rows: readonly ListRow[]): TextSearch {
  const searched = columns.filter(({ type }) => !type.startsWith("source"));
  return createTextSearch(
    rows.map(({ cells }) => searched.map(({ id }) => labels[id]?.[cells[id] ?? ""] ?? cells[id] ?? "")),
  );
}
