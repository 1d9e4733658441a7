import { defaultLocale, type LocaleCode, localeCodes, localeOf, locales } from "./locales";
import { type Route, type RouteId, routeOf, routes } from "./routes";

/** A place on the site: a route and, where wanted, an element of that page. */
export interface Target {
  readonly route: RouteId;
  readonly fragment?: string;
  /** The page of a list that is parted into numbered ones, from 1; the first has the route's own path. */
  readonly number?: number;
}

/** A page that exists at a path. */
export interface PagePlace {
  readonly route: Route;
  readonly locale: LocaleCode;
  /** The page of its list, from 1. */
  readonly number: number;
}

/** A page's path in a language, without a trailing slash: `/hi/RTI`; the first page of Hindi is `/hi`. */
export function pathTo(target: RouteId | Target, locale: LocaleCode): string {
  const { route, fragment, number = 1 } = typeof target === "string" ? { route: target } : target;
  const path = numbered(localizePath(routeOf(route).path, locale), number);
  return fragment ? `${path}#${fragment}` : path;
}

/** The path of a page of a list; the first is the list's own, and no page is one of several there: `/page/1` is corrected. */
function numbered(path: string, number: number): string {
  return number > 1 ? `${path}/page/${number}` : path;
}

/** Fits the address of every file of a numbered page, its data among them. */
export const numberedUrl = /\/page\/\d+\//;

/** A path of the default language, moved under a language's prefix. */
export function localizePath(path: string, locale: LocaleCode): string {
  const { prefix } = localeOf(locale);
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

/** Whether a route's list may be parted into numbered pages: only those that list entries have them. */
export function mayBeNumbered({ parent, collections }: Route): boolean {
  return parent !== null && collections.length > 0;
}

/** Parts a path in lower case without needless slashes into that of the list and the number of the page. */
function partsOf(pathname: string): { readonly list: string; readonly number: number | undefined } {
  const normal = normalised(pathname);
  const found = /^(.+)\/page\/0*([1-9]\d{0,4})$/.exec(normal);
  return found ? { list: found[1] ?? normal, number: Number(found[2]) } : { list: normal, number: undefined };
}

function normalised(path: string): string {
  return `/${path.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

/** The page that is meant by a path in any spelling. A numbered page is taken to exist: only a build knows how many there are. */
function pageMeant(pathname: string): (PagePlace & { readonly path: string }) | undefined {
  const { list, number } = partsOf(pathname);
  const found = allPages().find(({ path }) => normalised(path) === list);
  if (!found || (number !== undefined && !mayBeNumbered(found.route))) return undefined;
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
  if (meant?.path !== pathname) return undefined;
  const { route, locale, number } = meant;
  return { route, locale, number };
}
