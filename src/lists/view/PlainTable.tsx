import { type ComponentProps, type ReactNode, useMemo } from "react";
import { TableView } from "./TableView";
import type { ViewColumn } from "./view-column";

/** A column of a short table. */
export type PlainColumn<Row> = Pick<ViewColumn<Row>, "id" | "heading" | "isRowHeader" | "isMissing"> & {
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row extends { readonly key: string }> = Pick<
  ComponentProps<typeof TableView<Row>>,
  "caption" | "captionValues" | "footer"
> & {
  readonly rows: readonly Row[];
  /** The columns; stable between renders. */
  readonly columns: readonly PlainColumn<Row>[];
};

/** Renders a short table without search, facets or state in the URL. */
export function PlainTable<Row extends { readonly key: string }>({ rows, columns: given, ...view }: Props<Row>) {
  const columns = useMemo(
    () => given.map((column): ViewColumn<Row> => ({ ...column, cell: ({ row }) => column.cell(row.original) })),
    [given],
  );
  const groups = useMemo(() => [{ value: "all", label: "", rows, total: rows.length }], [rows]);
  return <TableView {...view} isStacked={false} columns={columns} groups={groups} />;
}
