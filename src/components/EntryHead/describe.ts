import { formatDate } from "../../language/dates";
import { formatNumber, formatYear } from "../../language/digits";
import type { Column } from "../../lists/columns";
import type { ListRow } from "../../lists/rows";
import type { LocaleCode } from "../../site/locales";
import type { HeadMessages } from "../PageHead";

/** The arguments of `describeEntry`. */
export interface DescribedRow {
  /** The columns of the entry's facts. */
  readonly columns: readonly Column[];
  readonly row: ListRow;
  /** The labels of values that are in no vocabulary. */
  readonly labels: readonly { readonly column: string; readonly value: string; readonly label: string }[];
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
    const text = valueIn({ column, value, language, words }) ?? labels.find((one) => one.column === column.id)?.label;
    return text === undefined ? [] : [`${words(column.heading) ?? column.id}: ${text}`];
  });
  const specimen = row.specimen ? (words("listing.specimen") ?? "") : "";
  return [specimen, ...facts].filter((part) => part !== "").join(" · ");
}

interface Value extends Pick<DescribedRow, "language" | "words"> {
  readonly column: Column;
  readonly value: string;
}

/**
 * Returns a value as text. Returns undefined for references (labelled elsewhere), for values that are no text, and for
 * values that depend on the day.
 */
function valueIn({ column, value, language, words }: Value): string | undefined {
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
