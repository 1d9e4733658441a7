import { isRouteId } from "../../site/routes";
import { type LocalizedText, LocalText } from "../LocalText";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

interface Props {
  readonly pages: readonly { readonly key: string; readonly title: LocalizedText; readonly summary: LocalizedText }[];
}

/** Pages to go to, each with a sentence on what it is for. */
export function PageList({ pages }: Props) {
  return (
    <ul className={styles.list}>
      {pages.map(({ key, title, summary }) => (
        <li key={key} className={styles.item}>
          {isRouteId(key) && (
            <RouteLink to={key} className={styles.link}>
              <LocalText value={title} />
            </RouteLink>
          )}
          <p className={styles.summary}>
            <LocalText value={summary} />
          </p>
        </li>
      ))}
    </ul>
  );
}
