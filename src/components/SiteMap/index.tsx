import { Message, useTranslate } from "../../i18n";
import { RouteLink } from "../RouteLink";
import { siteMapGroups } from "./groups";
import * as styles from "./index.module.css";

/** Every page of the site, in the groups of the menu and of the foot of the page. */
export function SiteMap() {
  const translate = useTranslate();
  return (
    <nav aria-label={translate("site-map.title")} className={styles.groups}>
      {siteMapGroups.map(({ heading, links }) => (
        <section key={heading} aria-labelledby={`map-${heading}`}>
          <h2 id={`map-${heading}`} className={styles.heading}>
            <Message id={heading} />
          </h2>
          <ul className={styles.list}>
            {links.map(({ label, target }) => (
              <li key={label}>
                <RouteLink to={target} className={styles.link}>
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
