/** The message from a page to the worker: a page was opened and came from the network. */
export interface PageOpened {
  readonly opened: string;
  /** The first page of a first visit, for which nothing may be fetched that the visitor did not ask for. */
  readonly isFirst: boolean;
  /** True if the page runs the app, whose code is then kept with it. */
  readonly hasApp: boolean;
}

/** The message from the worker to a page about a cached copy of the page's data, with the notice for it. */
export interface PageKept {
  readonly kept: string;
  readonly note: string;
}

/** Returns whether a message is one from a page; anything may be posted to a worker. */
export function isPageOpened(value: unknown): value is PageOpened {
  return (
    typeof value === "object" &&
    value !== null &&
    "opened" in value &&
    typeof value.opened === "string" &&
    "isFirst" in value &&
    typeof value.isFirst === "boolean" &&
    "hasApp" in value &&
    typeof value.hasApp === "boolean"
  );
}

/** Returns whether a message is one from the worker. */
export function isPageKept(value: unknown): value is PageKept {
  return (
    typeof value === "object" &&
    value !== null &&
    "kept" in value &&
    typeof value.kept === "string" &&
    "note" in value &&
    typeof value.note === "string"
  );
}

/** The element that says how old a kept page is; the worker writes it into a document, a page into itself. */
export const noteId = "stale-notice";
