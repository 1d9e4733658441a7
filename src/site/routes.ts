import { chosenLists, type ListId } from "./chosen-lists";

/**
 * The registry of routes. The pages of every language, the menu's URLs, breadcrumbs, canonical and alternate links,
 * redirects and tests derive from this list. No other code contains the path of a page; it refers to a route by its
 * `id`.
 */
const ownRoutes = [
  { id: "home", path: "/", template: "home", parent: null, collections: ["officials"] },
  { id: "news", path: "/Announcement", template: "news", entryTemplate: "entry", collections: ["announcements"] },
  { id: "results", path: "/Result", template: "results", entryTemplate: "result", collections: ["results"] },
  { id: "rti", path: "/RTI", template: "rti", collections: ["rti-manuals", "officials"] },
  { id: "services", path: "/Services", template: "list", entryTemplate: "service", collections: ["services"] },
  {
    id: "schools",
    path: "/School/School-List",
    template: "schools",
    entryTemplate: "school",
    collections: ["schools"],
  },
  { id: "syllabus", path: "/School/Syllabus", template: "syllabus", collections: ["syllabus"] },
  { id: "timetable", path: "/Student/Timetable", template: "timetable", collections: ["timetable"] },
  { id: "holidays", path: "/Student/Holidays", template: "holidays", collections: ["holidays"] },
  { id: "departments", path: "/department-structure", template: "departments", collections: ["departments"] },
  { id: "committees", path: "/Committee", template: "committees", collections: ["committees"] },
  { id: "members", path: "/Members", template: "list", collections: ["officials"] },
  { id: "budget", path: "/Account-Budget", template: "budget", collections: ["budgets"] },
  { id: "verify", path: "/Verify", template: "verify" },
  { id: "search", path: "/Search", template: "search" },
  { id: "about", path: "/About", template: "text" },
  { id: "contact", path: "/Contact", template: "contact", collections: ["council", "officials"] },
  { id: "feedback", path: "/Feedback", template: "feedback", collections: ["council"] },
  { id: "help", path: "/Help", template: "text" },
  { id: "site-map", path: "/Site-Map", template: "site-map" },
  { id: "accessibility", path: "/Accessibility", template: "text" },
  { id: "terms", path: "/Terms", template: "text" },
  { id: "policies", path: "/Policies", template: "text" },
  { id: "privacy", path: "/Policies/Privacy", template: "text", parent: "policies" },
  { id: "copyright", path: "/Policies/Copyright", template: "text", parent: "policies" },
  { id: "hyperlinking", path: "/Policies/Hyperlinking", template: "text", parent: "policies" },
  { id: "content-approval", path: "/Policies/Content-Approval", template: "text", parent: "policies" },
  { id: "archival", path: "/Policies/Archival", template: "text", parent: "policies" },
  { id: "review", path: "/Policies/Review", template: "text", parent: "policies" },
  { id: "monitoring", path: "/Policies/Monitoring", template: "text", parent: "policies" },
  { id: "contingency", path: "/Policies/Contingency", template: "text", parent: "policies" },
  { id: "security", path: "/Policies/Security", template: "text", parent: "policies" },
] as const satisfies readonly RouteEntry[];

interface RouteEntry {
  /** The stable name of the page in code and content; also the file name of its text in `content/pages`. */
  readonly id: string;
  /** The path in the default language, exact in case, without a trailing slash. */
  readonly path: `/${string}`;
  /** The file in `src/templates` that renders the page. */
  readonly template: string;
  /** The parent route, for breadcrumbs: the home page by default, which has null. */
  readonly parent?: string | null;
  /** The collections of `src/schema` that the page shows, the main one first; none by default. */
  readonly collections?: readonly string[];
  /**
   * The file in `src/templates` that renders the pages of the entries of the first collection, at the route's path and the
   * entry's key. Without it they have no pages.
   */
  readonly entryTemplate?: string;
}

/** The values of most routes. */
const usual = { parent: "home", collections: [] } as const;

const completeRoutes = ownRoutes.map((route) => ({ ...usual, ...route }));

/** The route of a list that a file describes. */
interface ListRoute {
  readonly id: ListId;
  readonly path: `/${string}`;
  readonly template: "list";
  readonly parent: "home";
  readonly collections: readonly [ListId];
}

/** The route of such a list whose entries have pages. */
interface ListRouteWithEntries extends ListRoute {
  readonly entryTemplate: "entry";
}

export type Route = (typeof completeRoutes)[number] | ListRoute | ListRouteWithEntries;

/** All routes: those above, and those of lists by file. */
export const routes: readonly Route[] = [
  ...completeRoutes,
  ...chosenLists.map(({ key, path, entryPages }): ListRoute | ListRouteWithEntries => ({
    ...{ id: key, path, template: "list", parent: "home", collections: [key] },
    ...(entryPages && { entryTemplate: "entry" }),
  })),
];

/** The id of a route, the only way to refer to a page. */
export type RouteId = Route["id"];

/** The id of a route with entry pages. */
export type EntryRouteId = Extract<Route, { readonly entryTemplate: string }>["id"];

/** The ids of the routes that a template renders. */
export type RouteOfTemplate<Template extends string> = Extract<Route, { readonly template: Template }>["id"];

/** Checks whether a template renders the page of a route. */
export function isRouteOf<Template extends Route["template"]>(
  id: RouteId,
  template: Template,
): id is RouteOfTemplate<Template> {
  return getRoute(id).template === template;
}

/** All route ids, in the order of the registry. */
export const routeIds = routes.map((route) => route.id);

/** Returns the route of an id. */
export function getRoute(id: RouteId): Route {
  const found = routes.find((route) => route.id === id);
  if (!found) throw new Error(`No such route: ${id}`);
  return found;
}

/** Checks whether each entry of a route's list has a page. */
export function hasEntryPages(id: RouteId): id is EntryRouteId {
  return "entryTemplate" in getRoute(id);
}

/** Checks whether an external value is the id of a route. */
export function isRouteId(value: unknown): value is RouteId {
  return routes.some((route) => route.id === value);
}

/** Returns the pages above a page, starting with the home page. */
export function getAncestors(route: RouteId): RouteId[] {
  const { parent } = getRoute(route);
  return parent === null ? [] : [...getAncestors(parent), parent];
}
