import type { ComponentProps } from "react";
import type { ListingRow } from "./columns";
import { TableView } from "./TableView";
import { useVocabularyColumns } from "./useVocabularyColumns";

type Props<Row extends ListingRow> = Omit<
  ComponentProps<typeof TableView<Row>>,
  "groups" | "sort" | "onSort" | "becomesCards"
> & {
  readonly rows: readonly Row[];
  /** Whether rows become cards where the screen is narrow. */
  readonly becomesCards?: boolean;
};

/** A short table that is read whole: no search, no facets, nothing in the address. */
export function PlainTable<Row extends ListingRow>({
  rows,
  columns: given,
  becomesCards = false,
  ...view
}: Props<Row>) {
  const columns = useVocabularyColumns(given);
  return (
    <TableView {...view} becomesCards={becomesCards} columns={columns} groups={[{ value: "all", label: "", rows }]} />
  );
}
