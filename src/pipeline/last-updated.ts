import type { ReadEntry } from "../content";
import { getCollectionPath } from "../content/files";
import { contentFolder, entryEnding } from "../content/folders";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/pages";
import type { PageContext } from "../site/page-context";
import { getRoute, isRouteId } from "../site/routes";

type PageId = PageContext["page"];

/**
 * The day on which a page last changed, YYYY-MM-DD: the newest commit of the files it is made of. Where none of them has
 * a history, the newest day that stands in them: an entry's publication, the page's own review. Null where there is none.
 *
 * @param changed the days of the content's files, as `readContentHistory` gives them
 * @param entries all entries of the content
 */
export function lastUpdated(
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
 * Returns a predicate for the files of a page: its text and its collections. The first page covers every text of the
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
  return days.reduce<string | null>(
    (newest, day) => (typeof day === "string" && day !== "" && day > (newest ?? "") ? day : newest),
    null,
  );
}
