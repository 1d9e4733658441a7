import { memo } from "react";
import { Message, useTranslate } from "../../i18n";
import { footer } from "../../site/menu";
import { Channels } from "../Channels";
import { EmailLink, TelephoneLink } from "../ContactLinks";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import { Colophon, type ColophonProps } from "./Colophon";
import * as styles from "./index.module.css";

/** Renders the footer: links to the pages about the site, the council's contact details, and the colophon. */
export function Footer({ council, updated, reviewed, address }: ColophonProps) {
  return (
    <footer className={styles.footer}>
      <div className={`wide ${styles.inner}`}>
        <FooterLinks />
        <div className={styles.facts}>
          <div>
            <p className={styles.name}>
              <TranslatedText value={council.name} />
            </p>
            <p>
              <TranslatedText value={council.address} />
            </p>
          </div>
          <div>
            <p>
              <TranslatedText value={council.hours} />
            </p>
            <p>
              <EmailLink className={styles.link} address={council.email} />
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
  const translate = useTranslate();
  return (
    <nav aria-label={translate("layout.footer")} className={styles.groups}>
      {footer.map((group) => (
        <div key={group.label}>
          <h2 className={styles.heading}>
            {"target" in group ? (
              <RouteLink to={group.target} className={styles.link}>
                <Message id={`menu.${group.label}`} />
              </RouteLink>
            ) : (
              <Message id={`menu.${group.label}`} />
            )}
          </h2>
          <ul className={`plainList ${styles.list}`}>
            {group.items.map(({ label, target }) => (
              <li key={label}>
                <RouteLink to={target} className={styles.link}>
                  <Message id={`menu.${label}`} />
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});
