import { isRouteId } from "../../site/routes";
import { RouteLink } from "../RouteLink";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  readonly pages: readonly { readonly key: string; readonly title: LocalizedText; readonly summary: LocalizedText }[];
}

/** Renders links to pages, each with its summary. */
export function PageList({ pages }: Props) {
  return (
    <ul className={styles.list}>
      {pages.map(({ key, title, summary }) => (
        <li key={key} className={styles.item}>
          {isRouteId(key) && (
            <RouteLink to={key} className={styles.link}>
              <TranslatedText value={title} />
            </RouteLink>
          )}
          <p className={styles.summary}>
            <TranslatedText value={summary} />
          </p>
        </li>
      ))}
    </ul>
  );
}
