import { getRoute, type RouteId } from "./routes";

/** The pages above a page, the first page first. */
export function getAncestors(route: RouteId): RouteId[] {
  const { parent } = getRoute(route);
  return parent === null ? [] : [...getAncestors(parent), parent];
}
