import type { ComponentProps } from "react";
import { TableView } from "./TableView";
import type { ViewColumn } from "./view-column";

/** A column of a short table. */
export type PlainColumn<Row> = Pick<
  ViewColumn<Row>,
  "id" | "heading" | "cell" | "isRowHeader" | "isMissing" | "isNumber"
>;

type Props<Row extends { readonly key: string }> = Pick<
  ComponentProps<typeof TableView<Row>>,
  "caption" | "captionValues" | "footer"
> & {
  readonly rows: readonly Row[];
  /** The rows in groups with headings; omitted for a table without groups. */
  readonly groups?: ComponentProps<typeof TableView<Row>>["groups"];
  readonly columns: readonly PlainColumn<Row>[];
};

/** Renders a short table without search, facets or state in the URL. */
export function PlainTable<Row extends { readonly key: string }>({ rows, groups, ...view }: Props<Row>) {
  const whole = [{ value: "all", label: "", rows, total: rows.length }];
  return <TableView {...view} isStacked={false} groups={groups ?? whole} />;
}
