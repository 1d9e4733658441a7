import { Message, useFormats } from "../../i18n";
import type { ListGroup } from "../groups";
import * as styles from "./groups.module.css";

interface HeadingProps {
  readonly group: ListGroup<unknown>;
  /** The number of columns that the heading spans. */
  readonly columnCount: number;
}

/** Renders a row with the name and the number of entries of a group. */
export function GroupHeading({ group, columnCount }: HeadingProps) {
  const { number } = useFormats();
  const { total } = group;
  return (
    <tr className={styles.group}>
      {/* HTML allows headings only in data cells. */}
      <td colSpan={columnCount}>
        <h2 id={groupId(group.value)}>
          {group.label}{" "}
          <small>
            <Message id="listing.count" values={{ count: total, shown: number(total) }} />
          </small>
        </h2>
      </td>
    </tr>
  );
}

function groupId(value: string): string {
  return `group-${value}`;
}
