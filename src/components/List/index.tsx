import type { ComponentProps, ReactNode } from "react";
import { Listing, type ListPageRows, readRows } from "../../lists";
import type { ContextWith } from "../../site/page-context";
import type { RouteId } from "../../site/routes";
import { cells } from "../ListCells";
import { NothingYet } from "../NothingYet";
import { Page } from "../Page";

/** The context of a list page. */
export type ListContext = ContextWith<{ readonly entries: ListPageRows }>;

type ListProps = Omit<ComponentProps<typeof Listing>, "cells" | "nothing">;

/** Renders a list of entries with the site's cells and empty state. */
export function List(props: ListProps) {
  return <Listing {...props} cells={cells} nothing={<NothingYet />} />;
}

interface Props extends Omit<ListProps, "route" | "list"> {
  readonly page: RouteId;
  readonly data: Queries.PagePartsFragment & { readonly entries: ListPageRows };
  /** The content below the list. The rows come first so that they are on the first screen. */
  readonly children?: ReactNode;
}

/** Renders a list page: heading, summary, entries, and any content below them. */
export function ListPage({ page, data, children, ...list }: Props) {
  return (
    <Page parts={data} page={page} specimens={readRows(data.entries)} textBelow>
      <List {...list} route={page} list={data.entries} />
      {children}
    </Page>
  );
}
