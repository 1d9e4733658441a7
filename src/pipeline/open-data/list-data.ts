import type { Site } from "../../content/site";
import type { Column } from "../../lists/columns";
import type { ListDescription } from "../../lists/description";
import { findSourceUrl, formatCsvOfList } from "../../lists/download";
import type { ValueLabels } from "../../lists/engine/table-options";
import { getRowTarget } from "../../lists/row-target";
import { isText, type ListRow } from "../../lists/rows";
import { readList } from "../../page-data/read-list";
import { getCollection } from "../../schema/collections";
import { defaultLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { dataVersion } from "../../site/open-data";
import { pathTo } from "../../site/paths";
import { readColumnNames } from "../column-names";
import type { GetMessage } from "../interface-messages";

/** A list in a language. */
interface LocalizedData {
  readonly locale: LocaleCode;
  readonly rows: readonly ListRow[];
  /** The names of values, by column and value. */
  readonly names: ValueLabels;
  readonly word: GetMessage;
}

/** The rows of a list in every language, archived ones included. */
export interface ListData {
  readonly list: ListDescription;
  /** The columns in the order of the files. */
  readonly columns: readonly Column[];
  readonly languages: readonly LocalizedData[];
}

/** Returns the columns of a list's files: those of the list, and the last day in the list if entries have one. */
export function listDataColumns({ collection, columns }: ListDescription): readonly Column[] {
  if (!("expiresOn" in getCollection(collection).schema.shape)) return columns;
  const heading = `field.${collection}.expiresOn` as const;
  return [...columns, { id: "expiresOn", field: "expiresOn", type: "date", heading }];
}

/** Reads the rows of a list in every language. */
export function readListData(
  list: ListDescription,
  site: Site,
  wordsIn: (language: LocaleCode) => GetMessage,
): ListData {
  const columns = listDataColumns(list);
  const languages = localeCodes.map((locale) => {
    const { entries, labels } = readList({ ...list, columns }, site, locale);
    const word = wordsIn(locale);
    return { locale, word, rows: entries.map(({ row }) => row), names: readColumnNames(columns, labels, word) };
  });
  return { list, columns, languages };
}

/** Formats a list in a language as CSV. */
export function formatCsvFile({ list, columns }: ListData, data: LocalizedData, origin: string): string {
  const { locale, rows, names, word } = data;
  return formatCsvOfList({
    ...{ columns, rows, origin, labels: names },
    headingOf: ({ heading }) => word(heading),
    specimen: word("listing.specimen"),
    urlHeading: word("listing.address"),
    pathOf: (key) => pathTo(getRowTarget(list.route, key), locale),
  });
}

/** Formats a list in all languages as JSON. Texts and names are by language; other values are as in the content. */
export function formatJsonFile({ list, columns, languages }: ListData, origin: string): string {
  const byLanguage = <Value>(read: (data: LocalizedData) => Value) =>
    Object.fromEntries(languages.map((data) => [data.locale, read(data)]));
  const rowsByKey = languages.map(({ rows }) => new Map(rows.map((row) => [row.key, row])));
  const readValue = (row: ListRow, { id, type }: Column) => {
    if (type === "source") return findSourceUrl(row, id, origin);
    const cell = row.cells[id];
    if (!isText(cell)) return cell;
    const texts = rowsByKey.flatMap((rows) => rows.get(row.key)?.cells[id] ?? []).filter(isText);
    return Object.fromEntries(texts.map(({ language, text }) => [language, text]));
  };
  const data = {
    version: dataVersion,
    headings: Object.fromEntries(columns.map(({ id, heading }) => [id, byLanguage(({ word }) => word(heading))])),
    names: Object.fromEntries(
      columns
        .filter(({ id }) => languages.some(({ names }) => Object.keys(names[id] ?? {}).length > 0))
        .map(({ id }) => [id, byLanguage(({ names }) => names[id])]),
    ),
    entries: languages[0]?.rows.map((row) => ({
      key: row.key,
      ...(row.specimen && { specimen: true }),
      ...Object.fromEntries(columns.map((column) => [column.id, readValue(row, column)])),
      address: new URL(pathTo(getRowTarget(list.route, row.key), defaultLocale), origin).href,
    })),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}
