/** Stands in for what a page puts into its document's head: the preview has none of its own. */
export const PageHead = (): null => null;
