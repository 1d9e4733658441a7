import type { ComponentType } from "react";

/** What a page is given in the place of its query's answer. */
interface Given {
  readonly data: unknown;
}

/**
 * Whether a page can be drawn with data that was made here: its query is gone in this bundle, and what it would have
 * answered is made by `previewNode` from the same schema. A wrong shape shows in the preview, and is caught there.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}
