import type { MessageKey } from "../../i18n";
import { Message, useTranslate } from "../../i18n";
import { footer, menu } from "../../site/menu";
import type { Target } from "../../site/paths";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

/** Renders links to every page of the site, in the groups of the menu and the footer. */
export function SiteMap() {
  const translate = useTranslate();
  return (
    <nav aria-label={translate("site-map.title")} className={styles.groups}>
      {siteMapGroups.map(({ heading, links }) => (
        <section key={heading} aria-labelledby={`map-${heading}`}>
          <h2 id={`map-${heading}`} className={styles.heading}>
            <Message id={heading} />
          </h2>
          <ul className="plainList linkList">
            {links.map(({ label, target }) => (
              <li key={label}>
                <RouteLink to={target}>
                  <Message id={label} />
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface Group {
  readonly heading: MessageKey;
  readonly links: readonly { readonly label: MessageKey; readonly target: Target }[];
}

/** The groups of the menu and the footer. An entry without a group becomes a group. */
const siteMapGroups = [...menu, ...footer].map((entry): Group => {
  const own = "target" in entry ? [linkOf(entry)] : [];
  return { heading: `menu.${entry.label}`, links: "items" in entry ? [...own, ...entry.items.map(linkOf)] : own };
});

type Entry = Extract<(typeof menu | typeof footer)[number], { readonly target: Target }>;
type Item = Extract<(typeof menu | typeof footer)[number], { readonly items: readonly unknown[] }>["items"][number];

function linkOf({ label, target }: Entry | Item): Group["links"][number] {
  return { label: `menu.${label}`, target };
}
