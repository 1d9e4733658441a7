/** A version in the ledger of published documents, as the page has it. */
export type PublishedVersion = Queries.PublishedVersionPartsFragment;
