import { memo } from "react";
import { Message, useTranslate } from "../../i18n";
import { menu } from "../../site/menu";
import type { Target } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { Icon } from "../Icon";
import { NamedLink } from "../RouteLink";
import * as styles from "./index.module.css";

/** The id of the list of entries, which a button opens as a popover on a phone. */
const listId = "menu:list";

interface Props {
  /** The current page, marked in the menu. */
  readonly current: RouteId | "not-found";
}

/**
 * Renders the menu. On a phone a button opens the menu as a popover, which works without scripts; browsers without
 * popovers always show the menu. Its groups are `<details>` elements, closed by an inline script
 * (`src/app/disclosures.inline.ts`).
 */
export const Menu = memo(function Menu({ current }: Props) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate("menu.title")} className={styles.menu}>
      <button type="button" className={`tool ${styles.opener}`} {...{ popovertarget: listId }}>
        <Icon name="menu" />
        <Message id="menu.open" />
      </button>
      <ul id={listId} className={`wide ${styles.bar}`} {...{ popover: "auto" }}>
        {menu.map((entry) =>
          "items" in entry ? (
            <li key={entry.label} className={styles.group}>
              <details name="menu">
                <summary
                  className={`chevron ${styles.top}`}
                  data-current={entry.items.some((item) => isOpen(item.target, current)) || undefined}
                >
                  <Message id={`menu.${entry.label}`} />
                </summary>
                <Items
                  entries={entry.items}
                  current={entry.items.find((item) => isOpen(item.target, current))?.label}
                />
              </details>
            </li>
          ) : (
            <li key={entry.label}>
              <NamedLink
                to={entry.target}
                name={`menu.${entry.label}`}
                className={styles.top}
                aria-current={isOpen(entry.target, current) ? "page" : undefined}
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
});

interface ItemsProps {
  readonly entries: Extract<(typeof menu)[number], { items: unknown }>["items"];
  /** The label of the current page if it is in this group. */
  readonly current: string | undefined;
}

const Items = memo(function Items({ entries, current }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {entries.map(({ label, target }) => (
        <li key={label}>
          <NamedLink to={target} name={`menu.${label}`} aria-current={label === current ? "page" : undefined} />
        </li>
      ))}
    </ul>
  );
});

/**
 * Checks whether a target is the current page. A section of it (`#introduction`) does not count, so that only one entry
 * is marked.
 */
function isOpen(target: Target, current: Props["current"]): boolean {
  return target.route === current && target.fragment === undefined;
}
