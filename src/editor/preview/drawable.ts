import type { ComponentType } from "react";
import { todayInIndia } from "../../language/dates";
import type { RoutePageContext } from "../../site/page-context";

/** What a page is given in the place of its query's answer. */
interface Given {
  readonly data: unknown;
  readonly pageContext: Pick<RoutePageContext, "builtOn">;
}

/** Returns what a page is told of the build: in a preview, the day of reading. */
export function getPreviewContext(): Given["pageContext"] {
  return { builtOn: todayInIndia(new Date()) };
}

/**
 * Whether a page can be drawn with data that was made here: its query is gone in this bundle, and what it would have
 * answered is made by `previewNode` from the same schema. A wrong shape shows in the preview, and is caught there.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}
