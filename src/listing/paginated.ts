/** The components that render paginated lists, in a separate file that only their pages fetch. */
export { ArchivePage } from "./ArchivePage";
export { PaginatedListing } from "./PaginatedListing";
