import { Message, useTranslate } from "../../i18n";
import { footer, menu } from "../../site/menu";
import { NamedLink } from "../RouteLink";
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
                <NamedLink to={target} name={`menu.${label}`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The groups of the menu and the footer. An entry without a group becomes a group. The footer repeats Contact. */
const siteMapGroups = [...menu.filter(({ label }) => label !== "contact"), ...footer].map((entry) => ({
  heading: `menu.${entry.label}` as const,
  links: [...("target" in entry ? [entry] : []), ...("items" in entry ? entry.items : [])],
}));
