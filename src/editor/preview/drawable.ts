import type { ComponentType } from "react";
import { todayInIndia } from "../../language/dates";
import type { RoutePageContext } from "../../site/page-context";

/** The props of a page in place of its query result. */
interface Given {
  readonly data: unknown;
  readonly pageContext: Pick<RoutePageContext, "builtOn">;
}

/** Returns what a page is told of the build: in a preview, the day of reading. */
export function getPreviewContext(): Given["pageContext"] {
  return { builtOn: todayInIndia(new Date()) };
}

/**
 * Returns whether a page can be rendered with data made here. Its query is absent from this bundle, and `previewNode`
 * makes the query result from the same schema. A wrong shape shows in the preview, and is caught there.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}
