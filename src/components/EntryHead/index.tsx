import type { HeadProps } from "gatsby";
import { formatDate } from "../../language/dates";
import { formatNumber, formatYear } from "../../language/digits";
import type { Column } from "../../lists/columns";
import { listFactColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { type ListRow, readRow } from "../../lists/rows";
import type { LocaleCode } from "../../site/locales";
import { type EntryRouteId, hasEntryPages, isRouteId } from "../../site/routes";
import type { EntryContext } from "../Entry";
import { getHeadMessages, type HeadMessages, HeadTags, StructuredData } from "../PageHead";

/** Renders the `<head>` of an entry page for search engines and share previews. */
export function EntryHead({ data, pageContext }: HeadProps<Queries.EntryPageQuery, EntryContext>) {
  const { council, text } = data;
  const { language, page, content } = pageContext;
  const { entry } = content;
  if (!council || !text || !isRouteId(page) || !hasEntryPages(page)) return null;
  const { key, title, labels, documents, lastUpdated } = entry;
  const columns = listFactColumns(page);
  const row = readRow(entry.columns, entry.cells);
  const facts = describeEntry({ columns, row, labels, language, words: getHeadMessages(data) });
  const description = entry.excerpt ? `${facts} · ${entry.excerpt}` : facts;
  const described = { key, name: title, description, documents, ...getSchemaType(page, row, lastUpdated) };
  return (
    <HeadTags
      council={council}
      language={language}
      target={{ route: page, entry: key }}
      title={`${title.text} – ${council.name.text}`}
      name={title.text}
      description={description}
      pictured={`${text.title.text}. ${text.summary.text}`}
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

/**
 * Returns the facts of an entry in one line: "Order number: 12 · Subject: Examinations · Published: 13 October 2026".
 */
export function describeEntry({ columns, row, labels, language, words }: DescribedRow): string {
  const facts = columns.flatMap((column) => {
    const value = row.cells[column.id] ?? "";
    if (value === "") return [];
    const text = formatValue(column, value, language, words) ?? labels.find((one) => one.column === column.id)?.label;
    return text === undefined ? [] : [`${words(column.heading) ?? column.id}: ${text}`];
  });
  const specimen = row.specimen ? (words("listing.specimen") ?? "") : "";
  return [specimen, ...facts].filter((part) => part !== "").join(" · ");
}

/**
 * Returns a value as text. Returns undefined for references (labelled elsewhere), for values that are no text, and for
 * values that depend on the day.
 */
function formatValue(column: Column, value: string, language: LocaleCode, words: HeadMessages): string | undefined {
  switch (column.type) {
    case "choice":
      return words(column.words?.[value] ?? `vocabulary.${column.vocabulary}.${value}`);
    case "date": {
      const months = Array.from({ length: 12 }, (_, index) => words(`month.${index + 1}`) ?? "");
      return formatDate(value, language, months);
    }
    case "year":
      return formatYear(Number(value), language);
    case "number":
      return formatNumber(Number(value), language);
    case "text":
    case "line":
      return value;
    default:
      return undefined;
  }
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
    ...withText("dateModified", modified ?? ""),
  };
  if (route === "acts")
    return { type: "Legislation", properties: { ...dates, ...withText("legislationDate", cells.year) } };
  if (route === "news") return { type: "Article", properties: { ...dates, ...withText("headline", cells.title) } };
  return {
    type: "DigitalDocument",
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
    properties: { offers: { "@type": "Offer", price: fee, priceCurrency: "INR" } },
  };
}

/** Returns an object with one property, or an empty object for an empty value. */
function withText(name: string, value: string | undefined): SchemaType["properties"] {
  return value ? { [name]: value } : {};
}
