import { Message } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, "adopted" | "siteAddress">;
}

/**
 * A quiet line that says whether the site is official, on a phone in a word. It opens to say how one knows; where no
 * council has adopted the site, it says that the site is an example.
 */
export function OfficialLine({ council: { adopted, siteAddress } }: Props) {
  const said = adopted ? "layout.official" : "layout.example";
  return (
    <details className={styles.official}>
      <summary className={`chevron ${styles.summary}`}>
        <span className={styles.short} aria-hidden="true">
          <Message id={`${said}Short`} />
        </span>
        <span className={styles.whole}>
          <Message id={said} />
        </span>
      </summary>
      <p className={styles.how}>
        <Message id={`${said}How`} values={{ address: siteAddress.slice("https://".length) }} />
      </p>
    </details>
  );
}
