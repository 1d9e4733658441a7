import type { ComponentProps, ReactNode } from "react";
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
  readonly columns: readonly PlainColumn<Row>[];
};

/** Renders a short table without search, facets or state in the URL. */
export function PlainTable<Row extends { readonly key: string }>({ rows, columns: given, ...view }: Props<Row>) {
  const columns = given.map((column): ViewColumn<Row> => ({ ...column, cell: ({ row }) => column.cell(row.original) }));
  const groups = [{ value: "all", label: "", rows, total: rows.length }];
  return <TableView {...view} isStacked={false} columns={columns} groups={groups} />;
}
