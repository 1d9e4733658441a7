import type { ComponentProps } from "react";
import type { ListingRow } from "../ListingTable";
import { ListingTable } from "../ListingTable";
import { Archive } from "./Archive";
import { type DatedRow, useArchive } from "./useArchive";

export { type DatedRow, useArchive } from "./useArchive";
export { Archive };

/** A listing whose entries have a last day: those past it stand below, in the archive, at the addresses they had. */
export function DatedListing<Row extends ListingRow & DatedRow>({
  rows,
  ...listing
}: ComponentProps<typeof ListingTable<Row>>) {
  const { current, archived } = useArchive(rows);
  return (
    <>
      <ListingTable {...listing} rows={current} />
      <Archive rows={archived} columns={listing.columns} />
    </>
  );
}
