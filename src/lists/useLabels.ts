import { useMemo } from "react";
import { useFormats, useTranslate, useVocabularies } from "../i18n";
import type { Column } from "./columns";
import type { ValueLabels } from "./engine/table-options";
import type { FacetCounts } from "./rows";

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
