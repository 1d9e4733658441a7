import { Message, useFormats, useTranslate } from "../../i18n";
import type { GroupLink, ListGroup } from "../groups";
import * as styles from "./groups.module.css";

interface LinksProps {
  readonly groups: readonly GroupLink[];
  /** Returns the URL of a group's page, by its number; omitted if all groups are on this page. */
  readonly urlOfPage?: ((page: number) => string) | undefined;
  /** True if the filters show the same groups as touchable choices; the jump links then serve only without scripts. */
  readonly isFacet: boolean;
}

/**
 * The groups of a listing with their counts, each a jump to its place. They open by a touch, so that the rows come first; on
 * a narrow screen they are there without scripts only, and else the filters have the same groups.
 */
export function GroupLinks({ groups, urlOfPage, isFacet }: LinksProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <nav
      aria-label={translate("listing.groups")}
      className={isFacet ? styles.withoutScripts : styles.jumps}
      data-without-scripts=""
    >
      <details>
        <summary className={styles.opener}>
          <Message id="listing.groups" />
        </summary>
        <ul className={styles.links}>
          {groups.map(({ value, label, count, page }) => (
            <li key={value}>
              <a className={styles.link} href={`${urlOfPage?.(page) ?? ""}#${groupId(value)}`}>
                {label} <span className={styles.count}>{number(count)}</span>
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

/** The row that names a group and says how many entries it has. */
export function GroupHeading({ group, columnCount }: HeadingProps) {
  const { number } = useFormats();
  return (
    <tr role="row" className={styles.heading}>
      <th id={groupId(group.value)} scope="rowgroup" role="rowheader" colSpan={columnCount} className={styles.name}>
        {group.label} <span className={styles.count}>{number(group.total)}</span>
      </th>
    </tr>
  );
}

function groupId(value: string): string {
  return `group-${value}`;
}
