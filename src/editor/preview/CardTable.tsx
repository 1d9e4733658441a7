import { useMemo } from "react";
import type { AnyMessageKey } from "../../i18n";
import { type CellComponents, useViewColumns } from "../../lists/cells";
import type { Column } from "../../lists/columns";
import { type ListPageRows, readRows } from "../../lists/rows";
import { useLabels } from "../../lists/useLabels";
import { TableView } from "../../lists/view/TableView";

interface Props {
  readonly caption: AnyMessageKey;
  readonly list: ListPageRows;
  readonly columns: readonly Column[];
  readonly cells: CellComponents;
}

/** Renders the rows of a list as on the site, without search and filters. */
export function CardTable({ caption, list, columns, cells }: Props) {
  const viewColumns = useViewColumns(columns, useLabels(columns, list.facets), cells);
  const groups = useMemo(() => [{ value: "all", label: "", rows: readRows(list), total: 1 }], [list]);
  return <TableView caption={caption} groups={groups} columns={viewColumns} isStacked />;
}
