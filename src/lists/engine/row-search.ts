import { createTextSearch, type TextSearch } from "../../search/search-texts";
import { type ListRow, toPlain } from "../rows";
import type { ListSetup } from "./table-options";

/** Creates a search over the rows of a list. It covers the text of cells, or the names of their values. */
export function createRowSearch({ columns, labels }: ListSetup, rows: readonly ListRow[]): TextSearch {
  const textOf = ({ cells }: ListRow, id: string) => labels[id]?.[toPlain(cells[id])] ?? toPlain(cells[id]);
  return createTextSearch(rows.map((row) => columns.map(({ id }) => textOf(row, id))));
}
