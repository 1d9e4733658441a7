import { Message, useFormats } from "../../i18n";
import { qrCodePath } from "../../site/published-paths";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** The props of the colophon and of the footer that contains it. */
export interface ColophonProps {
  readonly council: Queries.CouncilPartsFragment;
  /** The day the page last changed, YYYY-MM-DD. */
  readonly updated: string | null;
  /** The day the page was last reviewed, YYYY-MM-DD. */
  readonly reviewed: string | null;
  /** The absolute URL of the page for printed copies; null on the not-found page. */
  readonly address: string | null;
}

/**
 * Renders the owner of the site, the Web Information Manager, the age of the page and a link to the National Portal.
 */
export function Colophon({ council, updated, reviewed, address }: ColophonProps) {
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
          <RouteLink to={{ route: "contact", fragment: "manager" }} className={styles.link}>
            <TranslatedText value={manager.designation} />
          </RouteLink>
        </p>
      )}
      {address && (
        <p className={styles.printed}>
          {address}
          <img className={styles.code} src={qrCodePath(new URL(address).pathname)} alt="" loading="lazy" data-qr="" />
        </p>
      )}
      <Day label="layout.updated" day={updated} />
      <Day label="layout.reviewed" day={reviewed} />
      {nationalPortal && (
        <p>
          <a className={styles.link} href={nationalPortal} target="_blank" rel="external noopener">
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
