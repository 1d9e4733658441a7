import type { HeadProps } from "gatsby";
import { createFormats } from "../../i18n/formats";
import type { Column, ColumnType } from "../../lists/columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { getList, listFactColumns } from "../../lists/every-list";
import { formatCell } from "../../lists/format-cell";
import { type CellValue, type ListRow, toPlain } from "../../lists/rows";
import type { EntryTemplateProps } from "../../page-data/contents";
import type { LocaleCode } from "../../site/locales";
import { type EntryRouteId, hasEntryPages, isRouteId } from "../../site/routes";
import { getHeadMessages, type HeadMessages, HeadTags, StructuredData } from "../PageHead";

/** Renders the `<head>` of an entry page for search engines and share previews. */
export function EntryHead({
  data,
  pageContext,
}: HeadProps<Queries.PagePartsFragment, EntryTemplateProps["pageContext"]>) {
  const { council, text } = data;
  const { language, page, content } = pageContext;
  const { entry } = content;
  if (!council || !text || !isRouteId(page) || !hasEntryPages(page)) return null;
  const { key, title, labels, documents, lastUpdated } = entry;
  const columns = listFactColumns(page);
  const words = getHeadMessages(data);
  const about = entry.excerpt || describeEntry({ columns, row: entry, labels, language, words });
  const specimen = entry.specimen ? words("listing.specimen") : undefined;
  const description = specimen ? `${specimen} · ${about}` : about;
  const described = { key, name: title, description, documents, ...getSchemaType(page, entry, lastUpdated) };
  return (
    <HeadTags
      council={council}
      language={language}
      target={{ route: page, entry: key }}
      title={`${title.text} – ${council.name.text}`}
      name={title.text}
      description={description}
      type="article"
    >
      <StructuredData page={page} language={language} data={{ ...data, council, text }} entry={described} />
    </HeadTags>
  );
}

/** The arguments of `describeEntry`. */
interface DescribedRow {
  /** The columns of the entry's facts. */
  readonly columns: readonly Column[];
  readonly row: ListRow;
  /** The labels of values that are in no vocabulary. */
  readonly labels: EntryPageContent["labels"];
  readonly language: LocaleCode;
  readonly words: HeadMessages;
}

/** The types of columns that a description leaves out: values that are no text, and values that depend on the day. */
const undescribed: ReadonlySet<ColumnType> = new Set(["code", "email", "telephone", "link", "status"]);

/** The types of columns whose values say alone what they are. */
const unlabelled: ReadonlySet<ColumnType> = new Set(["choice", "reference", "text", "title", "line"]);

/** Returns the facts of an entry as one line: "Almora · Uttar Madhyama · Published: 13 October 2026". */
export function describeEntry({ columns, row, labels, language, words }: DescribedRow): string {
  const formats = createFormats(language, (key) => words(key) ?? "");
  const facts = columns.flatMap((column) => {
    const cell = row.cells[column.id];
    if (cell === undefined || undescribed.has(column.type)) return [];
    const text = formatCell(column, cell, formats, ({ id, vocabulary, words: own }, value) =>
      vocabulary ? words(`vocabulary.${vocabulary}.${value}`) : own?.[value] ? words(own[value]) : labels[id]?.[value],
    );
    return [unlabelled.has(column.type) ? text : `${words(column.heading) ?? column.id}: ${text}`];
  });
  return facts.filter((part) => part !== "").join(" · ");
}

/** The schema.org type of an entry and its properties. */
interface SchemaType {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Returns the schema.org type and properties of an entry, limited to what its page shows.
 *
 * @public tests/tables names it.
 */
export function getSchemaType(route: EntryRouteId, { cells, specimen }: ListRow, modified: string | null): SchemaType {
  if (route === "schools") return { type: "School", properties: school(cells) };
  if (route === "services") return service(cells, specimen);
  const dates = {
    ...withText("datePublished", cells.published ?? cells.day),
    ...withText("dateModified", modified),
  };
  const { pageType = "DigitalDocument" } = getList(route);
  if (pageType === "Legislation")
    return { type: pageType, properties: { ...dates, ...withText("legislationDate", cells.year) } };
  if (route === "news") return { type: "Article", properties: { ...dates, ...withText("headline", cells.title) } };
  return {
    type: pageType,
    properties: { ...dates, ...withText("identifier", cells.number ?? cells.reference) },
  };
}

function school(cells: ListRow["cells"]): SchemaType["properties"] {
  return {
    ...withText("identifier", cells.code),
    ...withText("address", cells.address),
    ...withText("telephone", cells.telephone),
    ...withText("hasMap", cells.map),
  };
}

/** Returns the type of a service with its fee. A specimen is a plain web page: search engines must not show its fee. */
function service({ fee }: ListRow["cells"], specimen: boolean): SchemaType {
  if (specimen) return { type: "WebPage", properties: {} };
  return {
    type: "GovernmentService",
    properties: { offers: { "@type": "Offer", price: toPlain(fee), priceCurrency: "INR" } },
  };
}

/** Returns an object with one property, or an empty object without a value. */
function withText(name: string, value: CellValue | null | undefined): SchemaType["properties"] {
  return value ? { [name]: toPlain(value) } : {};
}
