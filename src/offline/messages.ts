/** The message from a page to the worker that a page from the network was opened. */
export interface PageOpened {
  readonly opened: string;
  /** True for the first page of a first visit, for which the worker must not fetch anything. */
  readonly isFirst: boolean;
  /** True if the page runs the app, so that its data and code are also cached. */
  readonly hasApp: boolean;
}

/** The message from the worker to a page that its data is a cached copy, with the text that shows its age. */
export interface PageKept {
  readonly kept: string;
  readonly note: string;
}

/** Checks whether a value posted to the worker is a message from a page. */
export function isPageOpened(value: unknown): value is PageOpened {
  return typeof value === "object" && value !== null && "opened" in value;
}

/** Checks whether a value posted to a page is a message from the worker. */
export function isPageKept(value: unknown): value is PageKept {
  return typeof value === "object" && value !== null && "kept" in value;
}

/** The id of the element with a cached page's age. The worker adds it to documents, the app after navigation. */
export const noteId = "stale-notice";
