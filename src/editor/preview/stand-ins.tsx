/** Replacements for modules of the site in the preview (`src/pipeline/postbuild/editor/bundle.ts`). */
import { type ReactNode, useMemo } from "react";
import { type CellComponents, useLabels, useViewColumns } from "../../lists/cells";
import type { ListDescription } from "../../lists/description";
import type { ListPageRows } from "../../lists/rows";
import { TableView } from "../../lists/view/TableView";

export type { ListPageRows, ListRow } from "../../lists/rows";

interface PageProps {
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

/** Renders the content of a page without header, title and footer, as a preview shows only the entry. */
export function Page({ children, aside, below }: PageProps) {
  return (
    <div>
      {children}
      {aside}
      {below}
    </div>
  );
}

/** Replaces the document head of a page by nothing, as a preview needs none. */
export const PageHead = (): null => null;

interface ListingProps {
  readonly list: ListDescription;
  readonly page: ListPageRows;
  readonly cells: CellComponents;
}

/** Renders the rows of a list as on the site, without search and filters. */
export function Listing({ list: { caption, columns }, page: { rows, facets }, cells }: ListingProps) {
  const viewColumns = useViewColumns(columns, useLabels(columns, facets), cells);
  const groups = useMemo(() => [{ value: "all", label: "", rows, total: 1 }], [rows]);
  return <TableView caption={caption} groups={groups} columns={viewColumns} isStacked />;
}
