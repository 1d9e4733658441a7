import type { ComponentProps, ReactNode } from "react";
import { Listing, type ListPageRows } from "../../lists";
import type { PageText } from "../../page-data/contents";
import { Icon } from "../Icon";
import { cells } from "../ListCells";
import { NothingYet } from "../NothingYet";
import { Page } from "../Page";

type ListProps = Omit<ComponentProps<typeof Listing>, "cells" | "nothing" | "magnifier">;

/** Renders a list of entries with the site's cells and empty state. */
export function List(props: ListProps) {
  return <Listing {...props} cells={cells} nothing={<NothingYet />} magnifier={<Icon name="search" />} />;
}

interface Props extends Pick<ListProps, "list"> {
  readonly data: Queries.PagePartsFragment;
  readonly content: PageText & { readonly entries: ListPageRows };
  /** The content below the list and above its archive. The rows come first so that they are on the first screen. */
  readonly children?: ReactNode;
}

/** Renders a list page: heading, summary, entries, and any content below them. */
export function ListPage({ data, content, children, ...list }: Props) {
  const { entries } = content;
  return (
    <Page data={data} content={content} page={list.list.route} facet={entries.facet} specimens={entries.rows} textBelow>
      <List {...list} page={entries}>
        {children}
      </List>
    </Page>
  );
}
