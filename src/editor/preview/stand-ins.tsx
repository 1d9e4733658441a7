/** Replacements for modules of the site in the preview (`src/pipeline/postbuild/editor/bundle.ts`). */
import { type ReactNode, useMemo } from "react";
import type { AnyMessageKey } from "../../i18n";
import { type CellComponents, useLabels, useViewColumns } from "../../lists/cells";
import type { Column } from "../../lists/columns";
import { type ListPageRows, readRows } from "../../lists/rows";
import { TableView } from "../../lists/view/TableView";

export { getText, type ListPageRows, type ListRow, readRows } from "../../lists/rows";

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
  readonly caption: AnyMessageKey;
  readonly list: ListPageRows;
  readonly columns: readonly Column[];
  readonly cells: CellComponents;
}

/** Renders the rows of a list as on the site, without search and filters. */
export function Listing({ caption, list, columns, cells }: ListingProps) {
  const viewColumns = useViewColumns(columns, useLabels(columns, list.facets), cells);
  const groups = useMemo(() => [{ value: "all", label: "", rows: readRows(list), total: 1 }], [list]);
  return <TableView caption={caption} groups={groups} columns={viewColumns} isStacked />;
}
