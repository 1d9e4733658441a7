import { getCollectionPath } from "../../content/files";
import { entryEnding } from "../../content/folders";
import type { EntryView } from "../../content/view";
import { entryColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { getCollection } from "../../schema/collections";
import { getFileType } from "../../site/http";
import { type EntryRouteId, getRoute } from "../../site/routes";
import { toPlainText } from "../search/plain-text";
import type { Site } from "../site";
import { type ListDefinition, type ListedEntry, type LocalizedList, listEntry } from "./definition";

/** The content of an entry page, with the text still in Markdown. */
export type EntryPageText = Omit<EntryPageContent, "body"> & Pick<EntryView, "body">;

/** The maximum number of related entries on a page. */
const mostRelated = 4;

/**
 * Returns the page content of each entry of a list, in the language of the list.
 *
 * @param list its order determines related entries
 * @param changed the days of the content files' last changes, by path
 */
export function makeEntryPages(
  { route, relatedBy }: Pick<ListDefinition, "relatedBy"> & { readonly route: EntryRouteId },
  list: LocalizedList,
  site: Site,
  changed: ReadonlyMap<string, string>,
): EntryPageText[] {
  const [name = ""] = getRoute(route).collections;
  const folder = getCollectionPath(getCollection(name));
  // The news list also has entries of other collections, whose keys differ in it.
  const listed = list.entries.filter(({ view, cells }) => cells.key === view.key);
  const groupOf = ({ cells }: ListedEntry) => (relatedBy === undefined ? "" : (cells[relatedBy] ?? ""));
  const groups = new Map<string, EntryView[]>();
  for (const entry of listed)
    if (!entry.isArchived) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry.view]);
  return listed.map((entry) => {
    const { view } = entry;
    const { key, title, body, changes, isExpired } = view;
    const { cells } = listEntry(entryColumns[route], view, site, { day: view.day });
    const written = typeof view.fields.published === "string" ? view.fields.published : null;
    return {
      ...{ key, title, body, changes, isExpired },
      columns: Object.keys(cells),
      cells: Object.values(cells),
      labels: labelsIn(cells, list.labels),
      isPrinted: Boolean(view.fields.printed),
      excerpt: excerptOf(body?.text ?? ""),
      documents: view.documents.map((file) => ({ ...file, mediaType: getFileType(file.address).contentType })),
      lastUpdated: changed.get(`${folder}/${key}${entryEnding}`) ?? changes[0]?.day ?? written,
      related: nearestTo(view, groups.get(groupOf(entry)) ?? []).map((other) => ({
        key: other.key,
        specimen: other.specimen,
        title: other.title,
      })),
    };
  });
}

/** The maximum length of the description in link previews, in characters. */
const excerptLength = 120;

function excerptOf(markdown: string): string {
  const words = toPlainText(markdown);
  return words.length > excerptLength ? words.slice(0, words.lastIndexOf(" ", excerptLength)).concat("…") : words;
}

function labelsIn(cells: ListedEntry["cells"], labels: LocalizedList["labels"] = {}): EntryPageContent["labels"] {
  return Object.entries(labels).flatMap(([column, names]) => {
    const value = cells[column] ?? "";
    const label = names[value];
    return label === undefined ? [] : [{ column, value, label }];
  });
}

/** Returns the nearest entries of a group, in the order of the list. */
function nearestTo<Entry>(entry: Entry, group: readonly Entry[]): readonly Entry[] {
  const others = group.filter((other) => other !== entry);
  const before = group.indexOf(entry) - mostRelated / 2;
  const first = Math.max(0, Math.min(before, others.length - mostRelated));
  return others.slice(first, first + mostRelated);
}
