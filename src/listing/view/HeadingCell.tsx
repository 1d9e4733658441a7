import { type AnyWordKey, useWords, Word } from "../../i18n";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";
import { withWidth } from "./widths";

interface Props {
  readonly heading: AnyWordKey;
  readonly width?: ViewColumn<unknown>["width"];
  /** How the list is sorted by this column now. */
  readonly direction: "ascending" | "descending" | undefined;
  /** Called when the visitor asks to sort by it; left out for a column that is not sorted by. */
  readonly onSort?: (() => void) | undefined;
}

/** A column's heading, a button where the list can be sorted by it. */
export function HeadingCell({ heading, width, direction, onSort }: Props) {
  const words = useWords();
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      className={withWidth(onSort ? styles.sortable : styles.heading, width)}
    >
      {onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-sort={direction ?? "none"}
          title={words("listing.sortBy", { column: words(heading) })}
          onClick={onSort}
        >
          <Word id={heading} />
        </button>
      ) : (
        <Word id={heading} />
      )}
    </th>
  );
}
