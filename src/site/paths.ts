import { defaultLocale, getLocale, type LocaleCode, localeCodes, locales } from "./locales";
import { getRoute, hasEntryPages, type Route, type RouteId, routes } from "./routes";

/** A place on the site: a route and, where wanted, an element of that page. */
export interface Target {
  readonly route: RouteId;
  readonly fragment?: string;
  /** The page of a list that is parted into numbered ones, from 1; the first has the route's own path. */
  readonly number?: number;
  /** The key of an entry of the route's list that has a page. */
  readonly entry?: string | undefined;
}

/** A page that exists at a path. */
export interface PagePlace {
  readonly route: Route;
  readonly locale: LocaleCode;
  /** The page of its list, from 1. */
  readonly number: number;
  /** The key of the entry whose page it is. */
  readonly entry?: string | undefined;
}

/** A page's path in a language, without a trailing slash: `/hi/RTI`; the first page of Hindi is `/hi`. */
export function pathTo(target: RouteId | Target, locale: LocaleCode): string {
  const { route, fragment, number = 1, entry } = typeof target === "string" ? { route: target } : target;
  const list = localizePath(getRoute(route).path, locale);
  const path = entry === undefined ? numbered(list, number) : `${list}/${entry}`;
  return fragment ? `${path}#${fragment}` : path;
}

/**
 * Where an entry is read: on its own page, or in its row where the entries of its list have no pages.
 *
 * @param key the entry's key
 */
export function entryTarget(route: RouteId, key: string): Target {
  return hasEntryPages(route) ? { route, entry: key } : { route, fragment: key };
}

/** The path of a page of a list; the first is the list's own, and no page is one of several there: `/page/1` is corrected. */
function numbered(path: string, number: number): string {
  return number > 1 ? `${path}/page/${number}` : path;
}

/** Fits the address of every file of a numbered page, its data among them. */
export const numberedUrl = /\/page\/\d+\//;

/** A path of the default language, moved under a language's prefix. */
export function localizePath(path: string, locale: LocaleCode): string {
  const { prefix } = getLocale(locale);
  return path === "/" ? prefix || "/" : `${prefix}${path}`;
}

/** The language a path belongs to by its prefix; the default language where there is none. Never fails. */
export function localeOfPath(pathname: string): LocaleCode {
  const first = `/${pathname.split("/")[1]?.toLowerCase() ?? ""}`;
  return locales.find((locale) => locale.prefix === first)?.code ?? defaultLocale;
}

/** The file, from the root of the site, that answers for unknown addresses of a language. */
export function notFoundFile(locale: LocaleCode): string {
  return localizePath("/404.html", locale);
}

/** Every page of the site: each route in each language. */
export function allPages(): { route: Route; locale: LocaleCode; path: string }[] {
  return routes.flatMap((route) => localeCodes.map((locale) => ({ route, locale, path: pathTo(route.id, locale) })));
}

/** Returns whether a route's list may be paginated: only routes that list entries have numbered pages. */
export function mayBeNumbered({ parent, collections }: Route): boolean {
  return parent !== null && collections.length > 0;
}

/** Parts a path in lower case without needless slashes into that of the list and the number of the page. */
function partsOf(pathname: string): { readonly list: string; readonly number: number | undefined } {
  const normal = normalised(pathname);
  const found = /^(.+)\/page\/0*([1-9]\d{0,4})$/.exec(normal);
  return found ? { list: found[1] ?? normal, number: Number(found[2]) } : { list: normal, number: undefined };
}

/** The end of a path that is an entry's key, which has no capitals: one that is typed with them names no entry. */
export const entryEnd = "([A-Za-z0-9-]+)";

/** The page of an entry that is meant by a path; the entry is taken to exist, since only a build knows which there are. */
function entryMeant(pathname: string): (PagePlace & { readonly path: string }) | undefined {
  const found = new RegExp(`^(.+?)/+${entryEnd}/*$`, "u").exec(pathname);
  const [, list = "", entry = ""] = found ?? [];
  const page = allPages().find(({ route, path }) => hasEntryPages(route.id) && normalised(path) === normalised(list));
  return page && { ...page, number: 1, entry, path: `${page.path}/${entry}` };
}

function normalised(path: string): string {
  return `/${path.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

/** The page that is meant by a path in any spelling. A numbered page is taken to exist: only a build knows how many there are. */
function pageMeant(pathname: string): (PagePlace & { readonly path: string }) | undefined {
  const { list, number } = partsOf(pathname);
  const found = allPages().find(({ path }) => normalised(path) === list);
  if (!found) return entryMeant(pathname);
  if (number !== undefined && !mayBeNumbered(found.route)) return undefined;
  return { ...found, number: number ?? 1, path: numbered(found.path, number ?? 1) };
}

/**
 * The exact path of the page that a visitor meant who wrote another case, a trailing slash or doubled slashes;
 * undefined when the path is exact already or no page is meant. The first page of a list has no number.
 */
export function canonicalPath(pathname: string): string | undefined {
  const meant = pageMeant(pathname)?.path;
  return meant === pathname ? undefined : meant;
}

/** The page that stands exactly at a path, or undefined. */
export function pageAt(pathname: string): PagePlace | undefined {
  const meant = pageMeant(pathname);
  if (meant?.path !== pathname || /[A-Z]/.test(meant.entry ?? "")) return undefined;
  const { route, locale, number, entry } = meant;
  return { route, locale, number, entry };
}

/** Names the template of a page, a file of `src/templates`: all entries have one of their own. */
export function getTemplate({ route, entry }: Pick<PagePlace, "route" | "entry">): string {
  if (entry === undefined) return route.template;
  return "entryTemplate" in route ? route.entryTemplate : "entry";
}
