import type { ReactNode } from "react";
import { type AnyMessageKey, Message } from "../../i18n";
import * as styles from "./table.module.css";
import type { ViewColumn } from "./view-column";
import { withWidth } from "./widths";

interface Props {
  /** The heading of its column. */
  readonly heading: AnyMessageKey | undefined;
  readonly width?: ViewColumn<unknown>["width"];
  /** The value as shown; null where the entry does not have it. */
  readonly children: ReactNode;
}

/** A value of an entry. A card names it by its column's heading, or shows nothing at all where it is missing. */
export function ValueCell({ heading, width, children }: Props) {
  return (
    <td role="cell" className={withWidth(styles.cell, width)}>
      {children !== null && (
        <>
          <span className={styles.cellLabel} aria-hidden="true">
            {heading && <Message id={heading} />}
          </span>
          <span className={styles.cellValue}>{children}</span>
        </>
      )}
    </td>
  );
}
