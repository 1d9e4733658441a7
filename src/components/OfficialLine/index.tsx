import { Word } from "../../i18n";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, "adopted" | "siteAddress">;
}

/**
 * A quiet line that says whether the site is official. It opens to say how one knows; where no council has adopted the site, it says
 * that the site is an example.
 */
export function OfficialLine({ council: { adopted, siteAddress } }: Props) {
  return (
    <details className={styles.official}>
      <summary className={styles.summary}>
        <Word id={adopted ? "layout.official" : "layout.example"} />
      </summary>
      <p>
        {adopted ? (
          <Word id="layout.officialHow" values={{ address: siteAddress.replace(/^https:\/\//u, "") }} />
        ) : (
          <Word id="layout.exampleHow" />
        )}{" "}
        <RouteLink to="verify">
          <Word id="menu.verify" />
        </RouteLink>
      </p>
    </details>
  );
}
