import { chosenLists, type ListId } from "./chosen-lists";

/**
 * The registry of routes. The pages of every language, the menu's URLs, breadcrumbs, canonical and alternate links,
 * redirects and tests derive from this list. No other code contains the path of a page; it refers to a route by its
 * `id`.
 */
const ownRoutes = [
  { id: "home", path: "/", template: "home", parent: null, collections: ["officials"] },
  {
    id: "news",
    path: "/Announcement",
    template: "news",
    parent: "home",
    collections: ["announcements"],
    entryPages: true,
  },
  {
    id: "results",
    path: "/Result",
    template: "results",
    entryTemplate: "result",
    parent: "home",
    collections: ["results"],
    entryPages: true,
  },
  { id: "rti", path: "/RTI", template: "rti", parent: "home", collections: ["rti-manuals", "officials"] },
  {
    id: "services",
    path: "/Services",
    template: "list",
    parent: "home",
    collections: ["services"],
    entryPages: true,
    entryTemplate: "service",
  },
  {
    id: "schools",
    path: "/School/School-List",
    template: "schools",
    parent: "home",
    collections: ["schools"],
    entryPages: true,
    entryTemplate: "school",
  },
  {
    id: "syllabus",
    path: "/School/Syllabus",
    template: "syllabus",
    parent: "home",
    collections: ["syllabus"],
  },
  {
    id: "timetable",
    path: "/Student/Timetable",
    template: "timetable",
    parent: "home",
    collections: ["timetable"],
  },
  { id: "holidays", path: "/Student/Holidays", template: "holidays", parent: "home", collections: ["holidays"] },
  {
    id: "departments",
    path: "/department-structure",
    template: "departments",
    parent: "home",
    collections: ["departments"],
  },
  { id: "committees", path: "/Committee", template: "committees", parent: "home", collections: ["committees"] },
  { id: "members", path: "/Members", template: "list", parent: "home", collections: ["officials"] },
  { id: "budget", path: "/Account-Budget", template: "budget", parent: "home", collections: ["budgets"] },
  { id: "verify", path: "/Verify", template: "verify", parent: "home", collections: [] },
  { id: "search", path: "/Search", template: "search", parent: "home", collections: [] },
  { id: "about", path: "/About", template: "text", parent: "home", collections: [] },
  { id: "contact", path: "/Contact", template: "contact", parent: "home", collections: ["council", "officials"] },
  { id: "feedback", path: "/Feedback", template: "feedback", parent: "home", collections: ["council"] },
  { id: "help", path: "/Help", template: "text", parent: "home", collections: [] },
  { id: "site-map", path: "/Site-Map", template: "site-map", parent: "home", collections: [] },
  { id: "accessibility", path: "/Accessibility", template: "text", parent: "home", collections: [] },
  { id: "terms", path: "/Terms", template: "text", parent: "home", collections: [] },
  { id: "policies", path: "/Policies", template: "text", parent: "home", collections: [] },
  { id: "privacy", path: "/Policies/Privacy", template: "text", parent: "policies", collections: [] },
  { id: "copyright", path: "/Policies/Copyright", template: "text", parent: "policies", collections: [] },
  { id: "hyperlinking", path: "/Policies/Hyperlinking", template: "text", parent: "policies", collections: [] },
  { id: "content-approval", path: "/Policies/Content-Approval", template: "text", parent: "policies", collections: [] },
  { id: "archival", path: "/Policies/Archival", template: "text", parent: "policies", collections: [] },
  { id: "review", path: "/Policies/Review", template: "text", parent: "policies", collections: [] },
  { id: "monitoring", path: "/Policies/Monitoring", template: "text", parent: "policies", collections: [] },
  { id: "contingency", path: "/Policies/Contingency", template: "text", parent: "policies", collections: [] },
  { id: "security", path: "/Policies/Security", template: "text", parent: "policies", collections: [] },
] as const satisfies readonly RouteEntry[];

interface RouteEntry {
  /** The stable name of the page in code and content; also the file name of its text in `content/pages`. */
  readonly id: string;
  /** The path in the default language, exact in case, without a trailing slash. */
  readonly path: `/${string}`;
  /** The file in `src/templates` that renders the page. */
  readonly template: string;
  /** The parent route, for breadcrumbs; null for the home page. */
  readonly parent: string | null;
  /** The collections of `src/schema` that the page shows, the main one first. */
  readonly collections: readonly string[];
  /** Set if each entry of the first collection has a page, at the route's path and the entry's key. */
  readonly entryPages?: true;
  /** The file in `src/templates` that renders the entry pages, if they show more than facts and documents. */
  readonly entryTemplate?: string;
}

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
  readonly entryPages: true;
}

export type Route = (typeof ownRoutes)[number] | ListRoute | ListRouteWithEntries;

/** All routes: those above, and those of lists by file. */
export const routes: readonly Route[] = [
  ...ownRoutes,
  ...chosenLists.map(({ key, path, entryPages }): ListRoute | ListRouteWithEntries => ({
    ...{ id: key, path, template: "list", parent: "home", collections: [key] },
    ...(entryPages && { entryPages }),
  })),
];

/** The id of a route, the only way to refer to a page. */
export type RouteId = Route["id"];

/** The id of a route with entry pages. */
export type EntryRouteId = Extract<Route, { readonly entryPages: true }>["id"];

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
  return "entryPages" in getRoute(id);
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
