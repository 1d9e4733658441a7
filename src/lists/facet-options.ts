import type { Column } from "./columns";
import type { Counts } from "./engine/list-answer";
import type { FacetCounts } from "./rows";

/** A value of a facet with its number of rows, given all other choices. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * Returns the values of a facet in the order of its vocabulary, or else of the list.
 *
 * @param labels the names of its values, in order
 * @param counts the number of rows of each value; undefined for the counts built into the page
 */
export function facetOptions(
  { id, vocabulary, words }: Column,
  facets: readonly FacetCounts[],
  labels: Readonly<Record<string, string>>,
  counts: Counts | undefined,
): FacetOption[] {
  const { values = [] } = facets.find(({ column }) => column === id) ?? {};
  const options = values.map(({ value, count }) => ({
    value,
    label: labels[value] ?? value,
    count: counts ? (counts.get(value) ?? 0) : count,
  }));
  if (!vocabulary && !words) return options;
  const order = Object.keys(labels);
  return options.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}
