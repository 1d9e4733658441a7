import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../i18n";
import { isPaginated } from "../site/listing";
import { pathTo } from "../site/paths";
import { hasEntryPages, type RouteId } from "../site/routes";
import { type CellComponents, useLabels, useViewColumns } from "./cells";
import type { ListDescription } from "./description";
import { PaginatedListing } from "./PaginatedListing";
import { getRowTarget } from "./row-target";
import type { ListPageRows, ListRow } from "./rows";
import { WholeListing } from "./WholeListing";

export type { ListPageRows, ListRow } from "./rows";

interface Props {
  readonly list: Pick<ListDescription, "route" | "caption" | "columns" | "groupBy">;
  /** The rows on this page. */
  readonly page: ListPageRows;
  readonly cells: CellComponents;
  /** The icon in the search box. */
  readonly magnifier: ReactNode;
  /** Returns whether an expired row belongs in the archive on this page. By default all do. */
  readonly isArchivedHere?: ((row: ListRow) => boolean) | undefined;
  /** The empty state of a list without current entries. */
  readonly nothing: ReactNode;
  /** The content between the list and its archive. */
  readonly children?: ReactNode;
}

/**
 * Renders a list of entries with search, facets and sorting. The page's URL contains their state. Expired entries are
 * in an archive below the list, at the same URLs. A long list is paginated, and so is its archive.
 */
export function Listing({ list, page, cells, magnifier, isArchivedHere, nothing, children }: Props) {
  const { route, caption, columns, groupBy } = list;
  const language = useLanguage();
  const labels = useLabels(columns, page.facets);
  // If all entries are specimens, the page has one notice instead. Rows on other pages are unknown here.
  const marksSpecimens = page.pages > 1 || page.rows.some(({ specimen }) => !specimen);
  const urlOfEntry = useUrlOfEntry(route);
  const viewColumns = useViewColumns(columns, labels, cells, marksSpecimens, urlOfEntry);
  const setup = useMemo(() => ({ columns, language, groupBy, labels }), [columns, language, groupBy, labels]);
  const shown = { route, caption, page, setup, viewColumns, urlOfEntry, magnifier };
  if (isPaginated(page)) return <PaginatedListing {...shown}>{children}</PaginatedListing>;
  return (
    <WholeListing {...shown} isArchivedHere={isArchivedHere} nothing={nothing}>
      {children}
    </WholeListing>
  );
}

/** Returns a function from a row key to the URL of the entry's page; undefined if entries have no pages. */
function useUrlOfEntry(route: RouteId) {
  const language = useLanguage();
  return useMemo(
    () => (hasEntryPages(route) ? (key: string) => pathTo(getRowTarget(route, key), language) : undefined),
    [route, language],
  );
}
