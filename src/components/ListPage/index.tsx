import type { ComponentProps, ReactNode } from "react";
import { type ListPageRows, readRows } from "../../lists";
import type { RouteId } from "../../site/routes";
import { List } from "../List";
import { Page } from "../Page";

interface Props extends Omit<ComponentProps<typeof List>, "route" | "list"> {
  readonly page: RouteId;
  readonly data: Queries.PagePartsFragment & { readonly entries: ListPageRows };
  /** The content below the list: rows are on the first screen. */
  readonly children?: ReactNode;
}

/** A page that is a list: its heading and summary, the entries, and what else it says below them. */
export function ListPage({ page, data, children, ...list }: Props) {
  return (
    <Page parts={data} page={page} specimens={readRows(data.entries)} textBelow>
      <List {...list} route={page} list={data.entries} />
      {children}
    </Page>
  );
}
