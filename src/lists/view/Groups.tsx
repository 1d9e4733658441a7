import { Message, useFormats, useTranslate } from "../../i18n";
import type { GroupLink, ListGroup } from "../groups";
import * as styles from "./groups.module.css";

interface LinksProps {
  readonly groups: readonly GroupLink[];
  /** Returns the URL of a page by number; omitted if all groups are on this page. */
  readonly urlOfPage?: ((page: number) => string) | undefined;
}

/**
 * Renders links to the groups of a list with their counts. They are visible only without scripts, in place of filters.
 */
export function GroupLinks({ groups, urlOfPage }: LinksProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <nav aria-label={translate("listing.groups")} className={styles.jumps} data-without-scripts="">
      <details>
        <summary className={styles.opener}>
          <Message id="listing.groups" />
        </summary>
        <ul className={styles.links}>
          {groups.map(({ value, label, count, page }) => (
            <li key={value}>
              <a className={styles.link} href={`${urlOfPage?.(page) ?? ""}#${groupId(value)}`}>
                {label} {number(count)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

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
