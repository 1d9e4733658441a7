import { defaultLocale, getLocale, type LocaleCode, localeCodes, locales } from "./locales";
import { getRoute, hasEntryPages, isRouteId, type Route, type RouteId, routes } from "./routes";

/** The target of a link: a page of the site, optionally with a fragment. */
export interface Target {
  readonly route: RouteId;
  readonly fragment?: string;
  /** The page number in a paginated list, from 1; the first page has the route's path. */
  readonly number?: number;
  /** The key of an entry of the route's list, or a value of a facet with a page; only for lists with entry pages. */
  readonly entry?: string | undefined;
}

/** The page at a path. */
export interface PagePlace {
  readonly route: Route;
  readonly locale: LocaleCode;
  /** The number of the page in its list, from 1. */
  readonly number: number;
  /** The key of the entry, on an entry page. */
  readonly entry?: string | undefined;
}

/** Returns the path of a page in a language, without a trailing slash: `/hi/RTI`; the Hindi home page is `/hi`. */
export function pathTo(target: RouteId | Target, locale: LocaleCode): string {
  const { route, fragment, number = 1, entry } = typeof target === "string" ? { route: target } : target;
  const list = localizePath(getRoute(route).path, locale);
  const path = numbered(entry === undefined ? list : `${list}/${entry}`, number);
  return fragment ? `${path}#${fragment}` : path;
}

/** Formats the key of a page in the search: its route, and the value of a page of a facet. */
export function formatPageKey({ route, entry }: Pick<Target, "route" | "entry">): string {
  return entry === undefined ? route : `${route}/${entry}`;
}

/** Parses what `formatPageKey` formats; undefined if there is no such route. */
export function parsePageKey(key: string): Target | undefined {
  const [route = "", entry] = key.split("/");
  return isRouteId(route) ? { route, entry } : undefined;
}

/**
 * Returns the target of an entry: its page, or its row if the list has no entry pages.
 *
 * @param key the entry's key
 */
export function getEntryTarget(route: RouteId, key: string): Target {
  return hasEntryPages(route) ? { route, entry: key } : { route, fragment: key };
}

/** Returns the path of a numbered page of a list. The first page has the list's path: `/page/1` redirects there. */
function numbered(path: string, number: number): string {
  return number > 1 ? `${path}/page/${number}` : path;
}

/** Prefixes a path of the default language with a language's prefix. */
export function localizePath(path: string, locale: LocaleCode): string {
  const { prefix } = getLocale(locale);
  return path === "/" ? prefix || "/" : `${prefix}${path}`;
}

/** Returns the language of a path by its prefix; the default language without a prefix. Never throws. */
export function getLocaleOfPath(pathname: string): LocaleCode {
  const first = `/${pathname.split("/")[1]?.toLowerCase() ?? ""}`;
  return locales.find((locale) => locale.prefix === first)?.code ?? defaultLocale;
}

/** Returns the not-found page of a language, as a file path from the root of the site. */
export function findNotFoundFile(locale: LocaleCode): string {
  return localizePath("/404.html", locale);
}

/** Returns every page of the site but entry pages: each route in each language. */
export function listAllPages(): { route: Route; locale: LocaleCode; path: string }[] {
  return routes.flatMap((route) => localeCodes.map((locale) => ({ route, locale, path: pathTo(route.id, locale) })));
}

/** Checks whether a route's list may be paginated: only routes that list entries have numbered pages. */
export function canBePaginated({ parent, collections }: Route): boolean {
  return parent !== null && collections.length > 0;
}

/** Splits a path into the normalised path of the list and the page number. */
function partsOf(pathname: string): { readonly list: string; readonly number: number | undefined } {
  const normal = normalised(pathname);
  const found = /^(.+)\/page\/0*([1-9]\d{0,4})$/.exec(normal);
  return found ? { list: found[1] ?? normal, number: Number(found[2]) } : { list: normal, number: undefined };
}

/** The pattern of an entry's key at the end of a path. Capitals match, although no key has any. */
export const entryEnd = "([A-Za-z0-9-]+)";

const entryForm = new RegExp(`^${entryEnd}$`, "u");

/** Checks whether a key is allowed as the last part of a path. */
export function isAddressEnd(key: string): boolean {
  return entryForm.test(key);
}

/** Returns the entry page that a path means. The entry is assumed to exist, since only a build knows the entries. */
function entryMeant(pathname: string): (PagePlace & { readonly path: string }) | undefined {
  const segments = pathname.split("/").filter(Boolean);
  const entry = segments.pop() ?? "";
  if (!isAddressEnd(entry)) return undefined;
  const list = normalised(segments.join("/"));
  const page = listAllPages().find(({ route, path }) => hasEntryPages(route.id) && normalised(path) === list);
  return page && { ...page, number: 1, entry, path: `${page.path}/${entry}` };
}

function normalised(path: string): string {
  return `/${path.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

/**
 * Returns the page that a path means in any spelling. A numbered page is assumed to exist, since only a build knows
 * their number.
 */
function pageMeant(pathname: string): (PagePlace & { readonly path: string }) | undefined {
  const { list, number } = partsOf(pathname);
  const found = listAllPages().find(({ path }) => normalised(path) === list);
  if (!found) return entryMeant(pathname);
  if (number !== undefined && !canBePaginated(found.route)) return undefined;
  return { ...found, number: number ?? 1, path: numbered(found.path, number ?? 1) };
}

/**
 * Returns the canonical path of the page that a visitor meant by another case, a trailing slash or doubled slashes.
 * Returns undefined if the path is canonical already or means no page. The first page of a list has no number.
 */
export function findCanonicalPath(pathname: string): string | undefined {
  const meant = pageMeant(pathname)?.path;
  return meant === pathname ? undefined : meant;
}

/** Returns the page at exactly this path, or undefined. */
export function getPageAt(pathname: string): PagePlace | undefined {
  const meant = pageMeant(pathname);
  if (meant?.path !== pathname || /[A-Z]/.test(meant.entry ?? "")) return undefined;
  const { route, locale, number, entry } = meant;
  return { route, locale, number, entry };
}

/** Returns the template of a page, a file of `src/templates`. Entry pages have separate templates. */
export function getTemplate({ route, entry }: Pick<PagePlace, "route" | "entry">): string {
  return entry !== undefined && "entryTemplate" in route ? route.entryTemplate : route.template;
}

/** Lists the paths of the folders that hold a file, the outermost first: `/a`, `/a/b` for `/a/b/c.pdf`. */
export function listParents(file: string): string[] {
  const parts = file.split("/").slice(1, -1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
}
