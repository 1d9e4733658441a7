import type { Draft } from "../content/open-content";
import type { RowFault } from "./row-fields";
import type { SheetRow } from "./sheet";

/** A row while it is looked at: its fields, merged with those of the entry that is there, as a file's text. */
export interface RowDraft {
  readonly row: SheetRow;
  readonly faults: readonly RowFault[];
  /** Undefined where it cannot be told which entry is meant. */
  readonly draft: Draft | undefined;
}
