import type { BrokenLink, SiteLinks } from "./site";
import { type ContentFile, findPlaces } from "./written";

const mostNamed = 4;

/** Formats broken links as sorted lines. Each starts with the place in the content, as in the content check. */
export function brokenLines(broken: readonly BrokenLink[], files: readonly ContentFile[]): string[] {
  return broken.map((link) => lineOf(link, findPlaces(link.address, link.target, files))).sort();
}

/** Formats a one-line summary. */
export function formatLinkSummary({ pages, internal, broken, external }: SiteLinks): string {
  const read = `${pages} pages, ${internal} addresses within the site`;
  if (broken.length === 0) return `${read}: each leads to what it names. ${external.size} lead elsewhere.`;
  return `${read}: ${broken.length} ${broken.length === 1 ? "is" : "are"} broken.`;
}

function lineOf({ target, fault, pages }: BrokenLink, places: readonly string[]): string {
  const [first = "(written by the site itself, in no content file)", ...more] = places;
  const also = more.length > 0 ? ` Also written in ${named(more)}.` : "";
  return `${first}  ${target} ${fault}. On ${named(pages)}.${also}`;
}

/** Joins the first items of a list, with the number of omitted ones. */
export function named(items: readonly string[]): string {
  const shown = items.slice(0, mostNamed).join(", ");
  return items.length > mostNamed ? `${shown} and ${items.length - mostNamed} more` : shown;
}
