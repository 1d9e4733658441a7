import { type ComponentProps, type ReactNode, useMemo } from "react";
import { isParted } from "../../site/listing";
import type { ListingRow } from "../ListingTable";
import { ListingTable } from "../ListingTable";
import type { PagedListing } from "../ListingTable/PagedListing";
import type { WholeList } from "../ListingTable/whole-list";
import { WithParts } from "../PagedListing/WithParts";
import { Archive } from "./Archive";
import { type DatedRow, useArchive } from "./useArchive";

export { type DatedRow, useArchive } from "./useArchive";

/** A page's part of a list, as GraphQL gives it. */
export interface DatedList<Row> extends WholeList {
  readonly nodes: readonly Row[];
  readonly archived: readonly Row[];
}

interface Props<Row extends ListingRow & DatedRow> extends Omit<ComponentProps<typeof PagedListing<Row>>, "rows"> {
  readonly list: DatedList<Row>;
  /** Which entries the archive of this page keeps; all by default. */
  readonly keeps?: ((row: Row) => boolean) | undefined;
  /** What stands between the list and its archive. */
  readonly children?: ReactNode;
}

/** A listing whose entries have a last day: those past it stand in the archive, at the addresses they had. */
export function DatedListing<Row extends ListingRow & DatedRow>({ keeps, children, ...listing }: Props<Row>) {
  const { list } = listing;
  if (!isParted(list)) {
    return (
      <WholeListing {...listing} keeps={keeps}>
        {children}
      </WholeListing>
    );
  }
  return (
    <WithParts>
      {({ ArchivePage, PartedListing }) =>
        list.number > list.pages ? (
          <ArchivePage {...listing} rows={list.archived} />
        ) : (
          <>
            <PartedListing {...listing} rows={list.nodes} />
            {children}
          </>
        )
      }
    </WithParts>
  );
}

/** A list on one page: an entry moves to the archive below by the day of reading. */
function WholeListing<Row extends ListingRow & DatedRow>(props: Props<Row>) {
  const { list, caption, columns, groupBy, keeps = () => true, children } = props;
  const rows = useMemo(() => [...list.nodes, ...list.archived], [list]);
  const { current, archived } = useArchive(rows);
  return (
    <>
      <ListingTable caption={caption} rows={current} columns={columns} {...(groupBy && { groupBy })} />
      {children}
      <Archive rows={archived.filter(keeps)} columns={columns} />
    </>
  );
}
