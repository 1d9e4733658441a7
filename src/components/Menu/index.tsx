import { memo } from "react";
import { Message, useTranslate } from "../../i18n";
import { menu } from "../../site/menu";
import type { Target } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { Icon } from "../Icon";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

/** Of the list of entries, which on a phone a button shows as a popover. */
const listId = "menu:list";

interface Props {
  /** The page that is open, marked in the menu. */
  readonly current: RouteId | "not-found";
}

/**
 * The menu of every page. On a phone a button opens it, as a popover, which the browser shows and closes without scripts;
 * one that does not know popovers shows the menu itself. Its groups are the browser's own disclosure; an inline script closes
 * what is open (`src/app/disclosures.inline.ts`).
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
              <RouteLink
                to={entry.target}
                className={styles.top}
                aria-current={isOpen(entry.target, current) ? "page" : undefined}
              >
                <Message id={`menu.${entry.label}`} />
              </RouteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
});

interface ItemsProps {
  readonly entries: Extract<(typeof menu)[number], { items: unknown }>["items"];
  /** The label of the page that is open, where it is among them. */
  readonly current: string | undefined;
}

const Items = memo(function Items({ entries, current }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {entries.map(({ label, target }) => (
        <li key={label}>
          <RouteLink to={target} className={styles.item} aria-current={label === current ? "page" : undefined}>
            <Message id={`menu.${label}`} />
          </RouteLink>
        </li>
      ))}
    </ul>
  );
});

/** A part of a page (`#introduction`) is not the page, so only the entry for the page itself is marked. */
function isOpen(target: Target, current: Props["current"]): boolean {
  return target.route === current && target.fragment === undefined;
}
