import { memo } from "react";
import { useWords, Word } from "../../i18n";
import { footer } from "../../site/menu";
import { Channels } from "../Channels";
import { LocalText } from "../LocalText";
import { RouteLink } from "../RouteLink";
import { TelephoneLink } from "../TelephoneLink";
import { Colophon, type ColophonProps } from "./Colophon";
import * as styles from "./index.module.css";

/** The pages about the site itself, where to write, who the site belongs to, and how old the page is. */
export function Footer({ council, updated, reviewed, address }: ColophonProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterLinks />
        <div className={styles.facts}>
          <div>
            <p className={styles.name}>
              <LocalText value={council.name} />
            </p>
            <p>
              <LocalText value={council.address} />
            </p>
          </div>
          <div>
            <p>
              <LocalText value={council.hours} />
            </p>
            <p>
              <a className={styles.link} href={`mailto:${council.email}`}>
                {council.email}
              </a>
            </p>
            {council.telephone && (
              <p>
                <TelephoneLink className={styles.link} number={council.telephone} />
              </p>
            )}
            <Channels className={styles.link} council={council} />
          </div>
          <Colophon council={council} updated={updated} reviewed={reviewed} address={address} />
        </div>
      </div>
    </footer>
  );
}

const FooterLinks = memo(function FooterLinks() {
  const words = useWords();
  return (
    <nav aria-label={words("layout.footer")} className={styles.groups}>
      {footer.map((group) => (
        <div key={group.label}>
          <h2 className={styles.heading}>
            {"target" in group ? (
              <RouteLink to={group.target} className={styles.link}>
                <Word id={`menu.${group.label}`} />
              </RouteLink>
            ) : (
              <Word id={`menu.${group.label}`} />
            )}
          </h2>
          <ul className={styles.list}>
            {group.items.map(({ label, target }) => (
              <li key={label}>
                <RouteLink to={target} className={styles.link}>
                  <Word id={`menu.${label}`} />
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});
