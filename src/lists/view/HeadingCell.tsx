import { type AnyMessageKey, Message, useTranslate } from "../../i18n";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";

interface Props {
  readonly heading: AnyMessageKey;
  readonly width?: ViewColumn<unknown>["width"];
  /** The current sort direction of this column. */
  readonly direction?: "ascending" | "descending" | undefined;
  /** Called when the visitor asks to sort by it; left out for a column that is not sorted by. */
  readonly onSort?: (() => void) | undefined;
}

const { narrow, medium, wide } = styles;
const widths = { narrow, medium, wide };

/** A column's heading, a button where the list can be sorted by it. */
export function HeadingCell({ heading, width, direction, onSort }: Props) {
  const translate = useTranslate();
  const classes = [onSort && styles.sortable, width && widths[width]].filter(Boolean).join(" ");
  return (
    <th scope="col" aria-sort={direction} className={classes || undefined}>
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
