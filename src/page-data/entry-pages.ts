import { getCollectionPath } from "../content/files";
import { entryEnding } from "../content/folders";
import type { EntryView } from "../content/view";
import { createRow } from "../lists/create-row";
import type { ListDescription } from "../lists/description";
import type { ValueLabels } from "../lists/engine/table-options";
import type { EntryPageContent } from "../lists/entry-page";
import { getEntryColumns } from "../lists/every-list";
import { type FacetOfPage, type ListRow, toPlain } from "../lists/rows";
import { toPlainText } from "../markdown/plain-text";
import { getCollection } from "../schema/collections";
import { getFileType } from "../site/http";
import type { LocalizedText } from "../site/locales";
import { hasEntryPages } from "../site/routes";
import type { EntryWithRow, LocalizedList } from "./read-list";

/** The maximum number of related entries on a page. */
const mostRelated = 4;

/** The inputs of entry pages in addition to their list. */
interface Around {
  /** The day in India of the build, YYYY-MM-DD. */
  readonly today: string;
  /** The days of the content files' last changes, by path. */
  readonly changed: ReadonlyMap<string, string>;
  /** The values of facets that have a page, with their names. */
  readonly facetPages?: readonly Omit<FacetOfPage, "total">[];
  /** Renders the text of an entry. */
  readonly markup: (text: LocalizedText | null) => EntryPageContent["body"];
}

/**
 * Returns the page content of each entry of a list, in the language of the list; none if its entries have no pages.
 *
 * @param list its order determines related entries
 */
export function makeEntryPages(
  { route, collection, relatedBy, deadline, hasForms }: ListDescription,
  list: LocalizedList,
  { today, changed, facetPages = [], markup }: Around,
): EntryPageContent[] {
  if (!hasEntryPages(route)) return [];
  const folder = getCollectionPath(getCollection(collection));
  const columns = getEntryColumns(route);
  // The news list also has entries of other collections, whose keys differ in it.
  const listed = list.entries.filter(({ view, row }) => row.key === view.key);
  const groupOf = ({ row }: EntryWithRow) => (relatedBy === undefined ? "" : toPlain(row.cells[relatedBy]));
  const groups = new Map<string, EntryView[]>();
  for (const entry of listed)
    if (!entry.row.isExpired) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry.view]);
  return listed.map((entry) => {
    const { view } = entry;
    const { key, title, changes, day } = view;
    const shared = facetPages.find(({ column, value }) => column === relatedBy && value === groupOf(entry));
    const body = hasForms && view.documents.length > 0 ? null : view.body;
    const row = createRow(columns, view, today, { day });
    const written = typeof view.fields.published === "string" ? view.fields.published : null;
    return {
      ...row,
      ...{ title, changes, labels: labelsIn(row, list.labels), body: markup(body) },
      ...(deadline && row.cells.status === "open" && { countedOn: today }),
      ...(shared && { relatedPage: { value: shared.value, label: shared.label } }),
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

/** Matches a paragraph that says what a text is about: a sentence, unlike the lines of a letter's head. */
const sentence = /^(?![\s#|>-]).{60,}[।.?!]$/su;

/** Returns the beginning of a text: from its first paragraph with sentences, or else from its first line. */
function excerptOf(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/u);
  const first = Math.max(
    0,
    paragraphs.findIndex((text) => sentence.test(toPlainText(text).trim())),
  );
  const words = toPlainText(paragraphs.slice(first).join("\n\n"));
  return words.length > excerptLength ? words.slice(0, words.lastIndexOf(" ", excerptLength)).concat("…") : words;
}

/** Returns the names of the values in a row. */
function labelsIn({ cells }: ListRow, labels: ValueLabels): ValueLabels {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([column, names]) => {
      const value = toPlain(cells[column]);
      const label = names[value];
      return label === undefined ? [] : [[column, { [value]: label }]];
    }),
  );
}

/** Returns the nearest entries of a group, in the order of the list. */
function nearestTo<Entry>(entry: Entry, group: readonly Entry[]): readonly Entry[] {
  const others = group.filter((other) => other !== entry);
  const before = group.indexOf(entry) - mostRelated / 2;
  const first = Math.max(0, Math.min(before, others.length - mostRelated));
  return others.slice(first, first + mostRelated);
}
