import type { ComponentType } from "react";
import { getTodayInIndia } from "../../language/dates";
import type { RoutePageContext } from "../../site/page-context";
import type { RouteId } from "../../site/routes";

/** The props of a page in a preview. */
interface Given {
  readonly data: unknown;
  readonly pageContext: Pick<RoutePageContext, "builtOn" | "page" | "content">;
}

/** Returns the context of a page in a preview, with today as the day of the build. */
export function getPreviewContext(page: RouteId = "home", content: object = {}): Given["pageContext"] {
  return { builtOn: getTodayInIndia(new Date()), page, content };
}

/**
 * Checks whether a page can be rendered in a preview. This bundle does not contain its query; `createPreviewNode` creates the
 * result from the same schema. `Preview` catches the error of a wrong shape.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}
