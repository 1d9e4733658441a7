import { type RouteId, routeOf } from "./routes";

/** The pages above a page, the first page first. */
export function ancestorsOf(route: RouteId): RouteId[] {
  const { parent } = routeOf(route);
  return parent === null ? [] : [...ancestorsOf(parent), parent];
}
