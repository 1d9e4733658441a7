import { toDigits } from "../language/digits";
import type { Column } from "../lists/columns";
import type { ListDescription } from "../lists/description";
import type { ValueLabels } from "../lists/engine/table-options";
import type { FacetAddresses, FacetOfPage } from "../lists/rows";
import type { LocalizedList } from "../page-data/read-list";
import { getVocabulary } from "../schema/vocabularies";
import type { LocaleCode } from "../site/locales";
import { type GetMessage, readMessages } from "./interface-messages";

/** Reads the names of the values of each column, if they have names. */
export function readColumnNames(columns: readonly Column[], labels: ValueLabels, word: GetMessage): ValueLabels {
  const namesOf = ({ id, vocabulary, words }: Column): [string, string][] => {
    if (words) return Object.entries(words).map(([value, key]) => [value, word(key)]);
    if (!vocabulary) return Object.entries(labels[id] ?? {});
    const values = Object.keys(getVocabulary(vocabulary).values);
    return values.map((value) => [value, word(`vocabulary.${vocabulary}.${value}`)]);
  };
  return Object.fromEntries(columns.map((column) => [column.id, Object.fromEntries(namesOf(column))]));
}

/** Names the values of facets that have a page; a year in the digits of the language. */
export function nameFacetValues(
  { columns }: ListDescription,
  { labels }: LocalizedList,
  addresses: FacetAddresses,
  language: LocaleCode,
): Omit<FacetOfPage, "total">[] {
  const names = readColumnNames(columns, labels, readMessages(language));
  return Object.entries(addresses).flatMap(([column, values]) =>
    values.map((value) => ({ column, value, label: names[column]?.[value] ?? toDigits(value, language) })),
  );
}
