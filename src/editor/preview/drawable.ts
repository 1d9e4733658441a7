import type { ComponentType } from "react";
import { todayInIndia } from "../../language/dates";
import type { RoutePageContext } from "../../site/page-context";
import type { RouteId } from "../../site/routes";

/** The props of a page in place of its query result. */
interface Given {
  readonly data: unknown;
  readonly pageContext: Pick<RoutePageContext, "builtOn" | "page" | "content">;
}

/** Returns the context of a page: in a preview it was built on the day of reading. */
export function getPreviewContext(page: RouteId = "home", content: object = {}): Given["pageContext"] {
  return { builtOn: todayInIndia(new Date()), page, content };
}

/**
 * Returns whether a page can be rendered with data made here. Its query is absent from this bundle, and `previewNode`
 * makes the query result from the same schema. A wrong shape shows in the preview, and is caught there.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}
