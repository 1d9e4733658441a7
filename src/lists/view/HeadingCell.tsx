import { type AnyMessageKey, Message, useTranslate } from "../../i18n";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";

interface Props {
  readonly heading: AnyMessageKey;
  readonly width?: ViewColumn<unknown>["width"];
  /** The current sort direction of this column. */
  readonly direction?: "ascending" | "descending" | undefined;
  /** Called to sort by this column; omitted if the column is not sortable. */
  readonly onSort?: (() => void) | undefined;
}

const { narrow, medium, wide } = styles;
const widths = { narrow, medium, wide };

/** Renders the heading of a column, as a button if the column is sortable. */
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
