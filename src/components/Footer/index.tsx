import { memo } from "react";
import { Message, useFormats, useTranslate } from "../../i18n";
import { footer } from "../../site/menu";
import { getQrCodePath } from "../../site/published-paths";
import { Channels, EmailLink, TelephoneLink } from "../ContactLinks";
import { NamedLink, RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Queries.CouncilPartsFragment;
  /** The day the page last changed, YYYY-MM-DD. */
  readonly updated: string | null;
  /** The day the page was last reviewed, YYYY-MM-DD. */
  readonly reviewed: string | null;
  /** The absolute URL of the page for printed copies; null on the not-found page. */
  readonly address: string | null;
}

/** Renders the footer: links to the pages about the site, the council's contact details, and the colophon. */
export function Footer(props: Props) {
  const { council, address } = props;
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
              <EmailLink address={council.email} />
            </p>
            {council.telephone && (
              <p>
                <TelephoneLink number={council.telephone} />
              </p>
            )}
            <Channels council={council} />
          </div>
          <Colophon {...props} />
        </div>
        {address && (
          <p className={styles.printed}>
            <img
              className={styles.code}
              src={getQrCodePath(new URL(address).pathname)}
              alt=""
              loading="lazy"
              data-qr=""
            />
            {address}
          </p>
        )}
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
              <NamedLink to={group.target} name={`menu.${group.label}`} />
            ) : (
              <Message id={`menu.${group.label}`} />
            )}
          </h2>
          {/* The page of a group with a target lists the others. */}
          {!("target" in group) && (
            <ul className={`plainList ${styles.list}`}>
              {group.items.map(({ label, target }) => (
                <li key={label}>
                  <NamedLink to={target} name={`menu.${label}`} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
});

/**
 * Renders the owner of the site, the Web Information Manager, the age of the page and a link to the National Portal.
 */
function Colophon({ council, updated, reviewed }: Props) {
  const { owner, webInformationManager: manager, nationalPortal } = council;
  return (
    <div>
      <p>
        <Message id="layout.owner" values={{ owner: owner.text }} />
      </p>
      {manager && (
        <p>
          <strong>
            <Message id="layout.manager" />
          </strong>{" "}
          <RouteLink to={{ route: "contact", fragment: "manager" }}>
            <TranslatedText value={manager.designation} />
          </RouteLink>
        </p>
      )}
      <Day label="layout.updated" day={updated} />
      <Day label="layout.reviewed" day={reviewed} />
      {nationalPortal && (
        <p>
          <a href={nationalPortal} target="_blank" rel="external noopener">
            <Message id="layout.nationalPortal" /> (<Message id="layout.newWindow" />)
          </a>
        </p>
      )}
    </div>
  );
}

function Day({ label, day }: { readonly label: "layout.updated" | "layout.reviewed"; readonly day: string | null }) {
  const { date } = useFormats();
  if (!day) return null;
  return (
    <p>
      <strong>
        <Message id={label} />
      </strong>{" "}
      <time dateTime={day}>{date(day)}</time>
    </p>
  );
}
