import { getRoute, type RouteId } from "./routes";

/** Returns the pages above a page, starting with the home page. */
export function getAncestors(route: RouteId): RouteId[] {
  const { parent } = getRoute(route);
  return parent === null ? [] : [...getAncestors(parent), parent];
}
