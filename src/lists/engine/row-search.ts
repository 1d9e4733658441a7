import { createTextSearch, type TextSearch } from "../../search/search-texts";
import type { ListRow } from "../rows";
import type { ListSetup } from "./table-options";

/** Makes the rows of a list searchable by what their cells say: the names of values where they have any. */
export function createRowSearch({ columns, labels }: ListSetup, rows: readonly ListRow[]): TextSearch {
  const searched = columns.filter(({ type }) => !type.startsWith("source"));
  return createTextSearch(
    rows.map(({ cells }) => searched.map(({ id }) => labels[id]?.[cells[id] ?? ""] ?? cells[id] ?? "")),
  );
}
