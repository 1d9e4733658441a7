import { type FooterGroup, footer, type MenuGroup, type MenuLink, menu } from "./menu";
import type { Target } from "./paths";
import { getRoute, type RouteId, routeIds, routes } from "./routes";

/** The targets of the menu and the footer, including the headings of groups. */
const targets = [...menu, ...footer].flatMap((entry: MenuLink | MenuGroup | FooterGroup): Target[] => [
  ...("target" in entry && entry.target ? [entry.target] : []),
  ...("items" in entry ? entry.items.map(({ target }) => target) : []),
]);

it("has unique route ids", () => {
  expect(new Set(routeIds).size).toBe(routes.length);
  for (const id of routeIds) expect(getRoute(id).id).toBe(id);
});

it("reaches the home page from every page by its parents", () => {
  const waysUp = (id: RouteId, seen: readonly RouteId[] = []): readonly RouteId[] => {
    const { parent } = getRoute(id);
    expect(seen).not.toContain(id);
    return parent === null ? [...seen, id] : waysUp(parent, [...seen, id]);
  };
  for (const id of routeIds) expect(waysUp(id).at(-1)).toBe("home");
});

it("links every page, and no other, from the menu or the footer", () => {
  expect(new Set(targets.map(({ route }) => route))).toEqual(new Set(routeIds));
});
