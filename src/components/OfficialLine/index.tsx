import { Message } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, "adopted" | "siteAddress">;
}

/**
 * Renders a line about whether the site is official; on a phone in a short form. When opened, it explains how to verify
 * the site. Without a council that has adopted the site, the line calls it an example.
 */
export function OfficialLine({ council: { adopted, siteAddress } }: Props) {
  const key = adopted ? "layout.official" : "layout.example";
  return (
    <details className={styles.official}>
      <summary className={`chevron ${styles.summary}`}>
        <span className={styles.short} aria-hidden="true">
          <Message id={`${key}Short`} />
        </span>
        <span className={styles.whole}>
          <Message id={key} />
        </span>
      </summary>
      <p className={styles.how}>
        <Message id={`${key}How`} values={{ address: siteAddress.slice("https://".length) }} />
      </p>
    </details>
  );
}
