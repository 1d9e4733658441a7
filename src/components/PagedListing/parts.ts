/** What draws numbered pages of lists: a file of its own, which only pages that are such fetch. */
export { ArchivePage, PartedListing } from "../DatedListing/PartedListing";
export { PagedListing } from "../ListingTable/PagedListing";
