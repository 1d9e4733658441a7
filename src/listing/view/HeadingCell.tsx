import { type AnyMessageKey, Message, useTranslate } from "../../i18n";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";
import { withWidth } from "./widths";

interface Props {
  readonly heading: AnyMessageKey;
  readonly width?: ViewColumn<unknown>["width"];
  /** The current sort direction of this column. */
  readonly direction: "ascending" | "descending" | undefined;
  /** Called when the visitor asks to sort by it; left out for a column that is not sorted by. */
  readonly onSort?: (() => void) | undefined;
}

/** A column's heading, a button where the list can be sorted by it. */
export function HeadingCell({ heading, width, direction, onSort }: Props) {
  const translate = useTranslate();
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
          title={translate("listing.sortBy", { column: translate(heading) })}
          onClick={onSort}
        >
          <Message id={heading} />
        </button>
      ) : (
        <Message id={heading} />
      )}
    </th>
  );
}
