import type { ReadEntry } from "../content";
import { getCollectionPath } from "../content/files";
import { contentFolder, entryEnding } from "../content/folders";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/site";
import type { PageContext } from "../site/page-context";
import { getRoute, isRouteId } from "../site/routes";

type PageId = PageContext["page"];

/**
 * Returns the day of a page's last change, YYYY-MM-DD: the newest commit of its files. Without a history it is the
 * newest day in their content: the publication of an entry or the review of the page. Null if there is none.
 *
 * @param changed the days of the content files, from `readContentHistory`
 * @param entries all entries of the content
 */
export function getLastUpdated(
  page: PageId,
  changed: ReadonlyMap<string, string>,
  entries: readonly ReadEntry[],
): string | null {
  const isPart = partsOf(page);
  const committed = Array.from(changed, ([file, day]) => (isPart(file) ? day : ""));
  const newest = newestOf(committed);
  if (newest) return newest;
  return newestOf(entries.flatMap(({ file, value }) => (isPart(file) ? [value.published, value.reviewed] : [])));
}

/**
 * Returns a predicate for the files of a page: its text and its collections. The home page covers all texts of the
 * site.
 */
function partsOf(page: PageId): (file: string) => boolean {
  const text = `${getCollectionPath(pages)}/${page}${entryEnding}`;
  if (!isRouteId(page)) return (file) => file === text;
  const { parent, collections: shown } = getRoute(page);
  if (parent === null) return (file) => file.startsWith(`${contentFolder}/`) && file.endsWith(entryEnding);
  const places = collections.filter(({ name }) => shown.some((one) => one === name)).map(getCollectionPath);
  return (file) => file === text || places.some((place) => file === place || file.startsWith(`${place}/`));
}

function newestOf(days: readonly unknown[]): string | null {
  const known = days.filter((day) => typeof day === "string");
  return known.sort().at(-1) || null;
}
