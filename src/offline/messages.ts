/** What a page tells the worker: a page was opened and came from the network. */
export interface PageOpened {
  readonly opened: string;
  /** The first page of a first visit, for which nothing may be fetched that the visitor did not ask for. */
  readonly isFirst: boolean;
}

/** What the worker tells a page: the data of a page is a kept copy, and the note that says so. */
export interface PageKept {
  readonly kept: string;
  readonly note: string;
}

/** Whether a message is what a page sends; anything may be posted to a worker. */
export function isPageOpened(value: unknown): value is PageOpened {
  return (
    typeof value === "object" &&
    value !== null &&
    "opened" in value &&
    typeof value.opened === "string" &&
    "isFirst" in value &&
    typeof value.isFirst === "boolean"
  );
}

/** Whether a message is what the worker sends. */
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
