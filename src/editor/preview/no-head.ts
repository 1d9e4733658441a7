/** Replaces the document head of a page by nothing, as a preview needs none. */
export const PageHead = (): null => null;
