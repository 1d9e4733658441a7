/** Stands in for lists with filters: a preview shows the one entry, in the site's own table. */
export type { ListingColumn, ListingRow } from "../../components/ListingTable/columns";
export { PlainTable } from "../../components/ListingTable/PlainTable";
export {
  CardTable as ArchivePage,
  CardTable as ListingTable,
  CardTable as PagedListing,
  CardTable as PartedListing,
} from "./CardTable";
