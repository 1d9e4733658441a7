import { type ComponentType, createElement, useMemo } from "react";
import { useFormats, useTranslate, useVocabularies } from "../i18n";
import { toDigits } from "../language/digits";
import type { LocalizedText } from "../site/locales";
import type { Column, ColumnType } from "./columns";
import type { ValueLabels } from "./engine/table-options";
import { formatCell } from "./format-cell";
import { type CellValue, type FacetCounts, getText, isRowHeader, type ListRow, toPlain } from "./rows";
import type { ViewColumn } from "./view/view-column";

/** The props of a cell. */
export interface CellProps {
  readonly column: Column;
  readonly row: ListRow;
  /** The value of the cell. */
  readonly value: CellValue;
  /** The value as formatted for people. */
  readonly text: string;
  /** The text that names the row. */
  readonly title: LocalizedText;
  /** The URL of the entry's page; undefined for entries without a page, and on the entry's page. */
  readonly entryUrl: string | undefined;
  /** True if the row is a specimen in a list with other entries. */
  readonly isMarked: boolean;
}

/** The cell component of each column type. */
export type CellComponents = Readonly<Record<ColumnType, ComponentType<CellProps>>>;

/** Types whose values need a label when no heading is visible. */
const labelledTypes: ReadonlySet<ColumnType> = new Set(["code", "number", "reference"]);

/** The default widths of columns by type. Titles and choices share the rest. */
const widths: Readonly<Partial<Record<ColumnType, Column["width"]>>> = {
  year: "narrow",
  number: "narrow",
  status: "narrow",
  date: "medium",
  line: "medium",
  source: "medium",
};

/**
 * Returns the view columns of a table, without hidden columns.
 *
 * @param marksSpecimens whether specimens are tagged, because not all entries are
 * @param urlOfEntry returns the URL of an entry's page by key, if entries have pages; stable between renders
 */
export function useViewColumns(
  columns: readonly Column[],
  labels: ValueLabels,
  cells: CellComponents,
  marksSpecimens = false,
  urlOfEntry?: (key: string) => string,
) {
  const formats = useFormats();
  const translate = useTranslate();
  return useMemo(() => {
    const titleId = columns.find(isRowHeader)?.id ?? "";
    const dates = columns.filter(({ type }) => type === "date");
    return columns.flatMap((column): ViewColumn<ListRow>[] => {
      const { id, heading, type, width = widths[type], sortable, phrase } = column;
      // The date shows the year.
      const hasDate = type === "year" && dates.some(({ field }) => field === column.field);
      if (column.hidden || hasDate) return [];
      const isInTitle = (row: ListRow) =>
        type === "year" && toDigits(getText(row, titleId).text, "en").includes(toPlain(row.cells[id]));
      const cell: ViewColumn<ListRow>["cell"] = (row) => {
        const value = row.cells[id] ?? "";
        const formatted = formatCell(column, value, formats, ({ id: own }, plain) => labels[own]?.[plain]);
        const text = phrase ? translate(phrase, { count: Number(value), shown: formatted }) : formatted;
        const entryUrl = urlOfEntry?.(row.key);
        const isMarked = marksSpecimens && row.specimen;
        const title = getText(row, titleId);
        return createElement(cells[type], { column, row, value, text, title, entryUrl, isMarked });
      };
      return [
        {
          ...{ id, heading, width, sortable, cell },
          isRowHeader: isRowHeader(column),
          isLabelled: (labelledTypes.has(type) && !phrase) || (type === "date" && dates.length > 1),
          isRepeated: isInTitle,
          isNumber: type === "number",
          isMissing: (row) => row.cells[id] === undefined,
        },
      ];
    });
  }, [columns, labels, cells, marksSpecimens, urlOfEntry, formats, translate]);
}

/** Returns the names of values by column, in the page's language and in display order. */
export function useLabels(
  columns: readonly Column[],
  facets: readonly FacetCounts[],
  given?: ValueLabels,
): ValueLabels {
  const vocabularies = useVocabularies();
  const translate = useTranslate();
  const { year } = useFormats();
  return useMemo(() => {
    const labelsOf = ({ id, type, vocabulary, words: keys }: Column): [string, string][] => {
      if (vocabulary) return [...vocabularies(vocabulary)];
      if (keys) return Object.entries(keys).map(([value, key]) => [value, translate(key)]);
      const { values = [] } = facets.find(({ column }) => column === id) ?? {};
      if (type === "year") return values.map(({ value }) => [value, year(Number(value))]);
      return values.flatMap(({ value, label }): [string, string][] => (label === null ? [] : [[value, label]]));
    };
    const labels = columns.map((column) => [column.id, Object.fromEntries(labelsOf(column))]);
    return { ...Object.fromEntries(labels), ...given };
  }, [columns, facets, given, vocabularies, translate, year]);
}
