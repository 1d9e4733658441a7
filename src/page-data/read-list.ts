import type * as z from "zod";
import { resolveInSchema } from "../content/fields";
import { type NewsView, readNews } from "../content/news";
import type { Site, Views } from "../content/site";
import type { EntryView } from "../content/view";
import { getCollator } from "../language/collate";
import type { Column } from "../lists/columns";
import { createRow, type RowFields } from "../lists/create-row";
import type { ListDescription, Order } from "../lists/description";
import type { ValueLabels } from "../lists/engine/table-options";
import { isText, type ListPageRows, type ListRow, toPlain } from "../lists/rows";
import type { Collection } from "../schema/collection";
import { getCollection } from "../schema/collections";
import { pages } from "../schema/collections/site";
import { countPages, rowsPerPage } from "../site/listing";
import type { LocaleCode } from "../site/locales";
import { formatNewsRowKey, getNewsKind, newsLength } from "../site/news";
import { pathTo, type Target } from "../site/paths";
import { isRouteId } from "../site/routes";

/** An entry with its row. */
export interface EntryWithRow {
  readonly view: EntryView;
  readonly row: ListRow;
}

/** A list in one language. */
export interface LocalizedList {
  /** The entries in order, including archived ones. */
  readonly entries: readonly EntryWithRow[];
  /** The labels of values that belong to no vocabulary, by column and value. */
  readonly labels: ValueLabels;
}

/** Reads the list of a description in a language. */
export function readList(list: ListDescription, site: Site, language: LocaleCode): LocalizedList {
  if (list.route === "news") return readNewsList(list, site, language);
  const collection = getCollection(list.collection);
  const entries = sortViews(collection, list.order, site, language).map((view) => {
    const more = list.route === "rti" ? readManualPage(view, site, language) : {};
    return { view, row: createRow(list.columns, view, site.today, more) };
  });
  return { entries, labels: readLabels(collection, list.columns, site, language) };
}

/** Reads the news list: the newest entries of every kind, followed by older and archived announcements. */
function readNewsList({ columns }: ListDescription, site: Site, language: LocaleCode): LocalizedList {
  const all = readNews(site, language);
  const newest = new Set(all.filter(({ isExpired }) => !isExpired).slice(0, newsLength));
  const isOlder = (entry: NewsView) => entry.kind === getNewsKind("news") && !newest.has(entry);
  const entries = [...newest, ...all.filter(isOlder)].map((view) => {
    const { kind, day, title } = view;
    return {
      view,
      row: createRow(columns, { ...view, key: formatNewsRowKey(view) }, site.today, { kind, day, title }),
    };
  });
  return { entries, labels: {} };
}

/**
 * Returns the page of the site that is the content of a manual under the Right to Information Act, with the year of its
 * last review.
 */
function readManualPage({ fields }: EntryView, site: Site, language: LocaleCode): RowFields {
  const page = site.views(pages, language).find(({ key }) => key === fields.page);
  if (!page || !isRouteId(page.key)) return {};
  // The officers are on the page of the manuals itself.
  const target: Target = page.key === "rti" ? { route: "rti", fragment: "officers" } : { route: page.key };
  return { sitePage: { address: pathTo(target, language), title: page.title }, year: page.fields.reviewed };
}

/** Returns the views of a collection's entries in an order. */
export function sortViews<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  order: Order<keyof Shape & string>,
  site: Site,
  language: LocaleCode,
): Views<Shape>;
export function sortViews(
  collection: Collection,
  order: Order,
  site: Site,
  language: LocaleCode,
): readonly EntryView[] {
  const { compare } = getCollator(language);
  const comparisons = order.map((name: string) => {
    const getSortKey = createSortKey(collection, name.replace("-", ""), site, language);
    return (one: EntryView, other: EntryView) => {
      const [own, its] = [getSortKey(one), getSortKey(other)];
      const result = typeof own === "number" ? own - Number(its) : compare(String(own), String(its));
      return name.startsWith("-") ? -result : result;
    };
  });
  return site
    .views(collection, language)
    .toSorted((one, other) => comparisons.reduce((result, comparison) => result || comparison(one, other), 0));
}

/** Reads the names of the entries that the columns of a list refer to. */
function readLabels(collection: Collection, columns: readonly Column[], site: Site, language: LocaleCode): ValueLabels {
  return Object.fromEntries(
    columns.flatMap(({ id, field }) => {
      const names = readNames(collection, field, site, language);
      return names ? [[id, names]] : [];
    }),
  );
}

/** Reads the names of the entries that a field refers to; undefined if it refers to none. */
function readNames({ schema }: Collection, field: string, site: Site, language: LocaleCode) {
  const { description } = resolveInSchema(schema, [field]);
  if (description?.kind !== "reference") return undefined;
  const views = site.views(getCollection(description.collection), language);
  return Object.fromEntries(views.map(({ key, title }) => [key, title.text]));
}

/** Creates a function that returns the sort value of an entry: a place in the vocabulary, a number, or a text. */
function createSortKey(collection: Collection, name: string, site: Site, language: LocaleCode) {
  const { description } = resolveInSchema(collection.schema, [name]);
  const names = readNames(collection, name, site, language);
  return ({ fields }: EntryView): number | string => {
    const value = fields[name];
    if (description?.kind === "choice") return description.choices.findIndex((choice) => choice.value === value);
    if (isText(value)) return value.text;
    return typeof value === "number" ? value : (names?.[String(value)] ?? String(value));
  };
}

/**
 * Splits a list in a language into pages. A short list and its archive are one page. In a long list the pages of
 * current entries precede those of archived ones.
 */
export function paginate(
  columns: readonly Column[],
  rows: readonly ListRow[],
  labels: ValueLabels = {},
): ListPageRows[] {
  const current = rows.filter(({ isExpired }) => !isExpired);
  const archived = rows.filter(({ isExpired }) => isExpired);
  const { pages: count, archivePages } = countPages(current.length, archived.length);
  const about = {
    ...{ pages: count, archivePages, total: current.length, archivedTotal: archived.length },
    facets: countFacets(columns, current, labels),
  };
  if (count + archivePages === 1) return [{ ...about, number: 1, rows: [...current, ...archived] }];
  return Array.from({ length: count + archivePages }, (_, index) => {
    const [part, page] = index < count ? [current, index] : [archived, index - count];
    return { ...about, number: index + 1, rows: part.slice(page * rowsPerPage, (page + 1) * rowsPerPage) };
  });
}

/** Counts the rows with each value of each facet, in the order of the rows. */
function countFacets(columns: readonly Column[], rows: readonly ListRow[], labels: ValueLabels) {
  return columns
    .filter(({ facet }) => facet)
    .map(({ id }) => {
      const counts = new Map<string, number>();
      for (const { cells } of rows) {
        const value = toPlain(cells[id]);
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const values = Array.from(counts, ([value, count]) => ({ value, count, label: labels[id]?.[value] ?? null }));
      return { column: id, values };
    });
}
