import { Message, useTranslate } from "../../i18n";
import type { LocalizedText } from "../../site/locales";
import { getAncestors, type RouteId } from "../../site/routes";
import { NamedLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  readonly route: RouteId;
  /** The title of the current entry, on an entry page. */
  readonly entry?: LocalizedText | undefined;
}

/** Renders the breadcrumbs from the home page to the current page; nothing on the home page. */
export function Breadcrumbs({ route, entry }: Props) {
  const translate = useTranslate();
  const above = entry ? [...getAncestors(route), route] : getAncestors(route);
  if (above.length === 0) return null;
  return (
    <nav aria-label={translate("layout.breadcrumbs")} className={styles.breadcrumbs}>
      <ol className={`plainList ${styles.list}`}>
        {above.map((id) => (
          <li key={id} className={styles.step}>
            <NamedLink to={id} name={`menu.${id}`} className={styles.link} />
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {entry ? <TranslatedText value={entry} /> : <Message id={`menu.${route}`} />}
        </li>
      </ol>
    </nav>
  );
}
