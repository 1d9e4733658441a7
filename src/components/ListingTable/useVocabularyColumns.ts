import { useMemo } from "react";
import { useVocabularies } from "../../i18n";
import type { ListingColumn, ListingRow } from "./columns";

/** The columns with the words and the order of their vocabularies filled in. */
export function useVocabularyColumns<Row extends ListingRow>(columns: readonly ListingColumn<Row>[]) {
  const vocabularies = useVocabularies();
  return useMemo(
    () =>
      columns.map((column): ListingColumn<Row> => {
        if (!column.vocabulary) return column;
        const values = vocabularies(column.vocabulary);
        const label = (value: string | number) => values.get(String(value)) ?? String(value);
        return {
          cell: (row) => label(column.value(row)),
          facet: label,
          choices: [...values.keys()],
          ...column,
        };
      }),
    [columns, vocabularies],
  );
}
