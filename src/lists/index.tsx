import { type ReactNode, useMemo } from "react";
import { type AnyMessageKey, useLanguage } from "../i18n";
import { isPaginated } from "../site/listing";
import { entryOfNewsRow, getNewsKind, getNewsPage } from "../site/news";
import { pathTo, type Target } from "../site/paths";
import { type EntryRouteId, hasEntryPages, type RouteId } from "../site/routes";
import { type CellComponents, useViewColumns } from "./cells";
import type { Column } from "./columns";
import type { Labels } from "./engine/table-options";
import { LazyPaginatedListing } from "./pagination-chunk";
import { type ListPageRows, type ListRow, readRows } from "./rows";
import { useLabels } from "./useLabels";
import { WholeListing } from "./WholeListing";

export { type ListPageRows, type ListRow, readRows } from "./rows";

interface Props {
  readonly caption: AnyMessageKey;
  readonly route: RouteId;
  /** The page's part of the list. */
  readonly list: ListPageRows;
  readonly columns: readonly Column[];
  readonly cells: CellComponents;
  /** The facet that parts the list into groups. */
  readonly groupBy?: string | undefined;
  /** Names of values that neither a vocabulary nor the list gives; stable between renders. */
  readonly labels?: Labels;
  /** Tells which entries the archive of this page has; all by default. */
  readonly isArchivedHere?: ((row: ListRow) => boolean) | undefined;
  /** The placeholder for a list without a current entry. */
  readonly nothing: ReactNode;
  /** The content between the list and its archive. */
  readonly children?: ReactNode;
}

/**
 * A list of entries with search, facets and sorting in the page's URL, and the entries whose last day is over in an archive
 * below it, at the URLs they had. A long one is paginated, and its archive with it.
 */
export function Listing({ labels: given, cells, isArchivedHere, nothing, children, ...listing }: Props) {
  const { list, columns, groupBy } = listing;
  const language = useLanguage();
  const labels = useLabels(columns, list.facets, given);
  const rows = useMemo(() => readRows(list), [list]);
  // Where all are specimens, the page says so once; what other pages hold is not known here.
  const marksSpecimens = list.pages > 1 || rows.some(({ specimen }) => !specimen);
  const urlOfEntry = useUrlOfEntry(listing.route);
  const viewColumns = useViewColumns(columns, labels, cells, marksSpecimens, urlOfEntry);
  const setup = useMemo(() => ({ columns, language, groupBy, labels }), [columns, language, groupBy, labels]);
  const shown = { ...listing, setup, viewColumns, rows, urlOfEntry };
  if (!isPaginated(list)) {
    return (
      <WholeListing {...shown} {...{ isArchivedHere, nothing }}>
        {children}
      </WholeListing>
    );
  }
  return <LazyPaginatedListing {...shown}>{children}</LazyPaginatedListing>;
}

/** The page of the entry of a row; a row among the news may be of another list. */
function targetOfRow(route: EntryRouteId, rowKey: string): Target {
  if (getNewsKind(route) !== "announcements") return { route, entry: rowKey };
  const { kind, key } = entryOfNewsRow(rowKey);
  return { route: getNewsPage(kind), entry: key };
}

/** Gives the URL of an entry's page by the key of its row; undefined for a list whose entries have none. */
function useUrlOfEntry(route: RouteId) {
  const language = useLanguage();
  return useMemo(
    () => (hasEntryPages(route) ? (key: string) => pathTo(targetOfRow(route, key), language) : undefined),
    [route, language],
  );
}
