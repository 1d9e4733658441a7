import type { Draft } from "../content/open-content";
import type { RowFault } from "./row-fields";
import type { SheetRow } from "./sheet";

/** A row being checked, with a draft of its entry: the row's fields merged with the stored ones. */
export interface RowDraft {
  readonly row: SheetRow;
  readonly faults: readonly RowFault[];
  /** Undefined if the row's entry cannot be determined. */
  readonly draft: Draft | undefined;
}
