/** What renders paginated lists: a file of its own, which only their pages fetch. */
export { ArchivePage } from "./ArchivePage";
export { PaginatedListing } from "./PaginatedListing";
