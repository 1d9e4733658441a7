import { type ComponentType, createElement, useMemo } from "react";
import type { Column, ColumnType } from "./columns";
import type { Labels } from "./engine/table-options";
import { isRowHeader, type ListRow, textOf } from "./rows";
import type { ViewColumn } from "./view/view-column";

/** The props of a cell. */
export interface CellProps {
  readonly column: Column;
  readonly row: ListRow;
  /** The value of the cell. */
  readonly value: string;
  /** The name of that value, or itself. */
  readonly label: string;
  /** The text that names the row. */
  readonly title: ReturnType<typeof textOf>;
  /** The URL of the entry's page; undefined where it has none, and on that page itself. */
  readonly entryUrl: string | undefined;
}

/** The component that draws the cells of each type of column. */
export type CellComponents = Readonly<Record<ColumnType, ComponentType<CellProps>>>;

/**
 * The columns as a table draws them, those that are only searched left out.
 *
 * @param urlOfEntry gives the URL of an entry's page by its key, where entries have pages; stable between renders
 */
export function useViewColumns(
  columns: readonly Column[],
  labels: Labels,
  cells: CellComponents,
  urlOfEntry?: (key: string) => string,
) {
  return useMemo(() => {
    const title = columns.find(isRowHeader)?.id ?? "";
    return columns.flatMap((column): ViewColumn<ListRow>[] => {
      if (column.hidden) return [];
      const { id, heading, type, width, sortable, missing } = column;
      const cell: ViewColumn<ListRow>["cell"] = ({ row: { original: row } }) => {
        const value = row.cells[id] ?? "";
        const label = labels[id]?.[value] ?? value;
        const entryUrl = urlOfEntry?.(row.key);
        return createElement(cells[type], { column, row, value, label, title: textOf(row, title), entryUrl });
      };
      return [
        {
          ...{ id, heading, width, sortable, cell },
          isRowHeader: isRowHeader(column),
          isMissing: (row) => !missing && !type.startsWith("source") && row.cells[id] === "",
        },
      ];
    });
  }, [columns, labels, cells, urlOfEntry]);
}
