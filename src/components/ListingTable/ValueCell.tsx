import type { ReactNode } from "react";
import { type AnyWordKey, Word } from "../../i18n";
import type { ListingColumn, ListingRow } from "./columns";
import * as styles from "./table.module.css";
import { withWidth } from "./widths";

interface Props {
  /** What its column is called. */
  readonly heading: AnyWordKey | undefined;
  readonly width?: ListingColumn<ListingRow>["width"];
  /** The value as shown; none, or an empty text, where the entry does not have it. */
  readonly children: ReactNode;
}

/** A value of an entry. A card names it by its column's heading, or shows nothing at all where it is missing. */
export function ValueCell({ heading, width, children }: Props) {
  const isMissing = children === "" || children === undefined || children === null || children === false;
  return (
    <td role="cell" className={withWidth(styles.cell, width)}>
      {!isMissing && (
        <>
          <span className={styles.cellLabel} aria-hidden="true">
            {heading && <Word id={heading} />}
          </span>
          <span className={styles.cellValue}>{children}</span>
        </>
      )}
    </td>
  );
}
