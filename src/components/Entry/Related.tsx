import { Message, useLanguage } from "../../i18n";
import type { EntryPageContent } from "../../lists/entry-page";
import { pathTo } from "../../site/paths";
import type { EntryRouteId } from "../../site/routes";
import { EntryTitle } from "../EntryTitle";
import * as styles from "./index.module.css";

interface Props {
  readonly route: EntryRouteId;
  readonly entries: EntryPageContent["related"];
}

/** Renders links to the most closely related entries of the same list. */
export function Related({ route, entries }: Props) {
  const language = useLanguage();
  return (
    <section className="card" aria-labelledby="related">
      <h2 id="related">
        <Message id="entry.related" />
      </h2>
      <ul className={`plainList ${styles.related}`}>
        {entries.map(({ key, title, specimen }) => (
          <li key={key}>
            <EntryTitle value={title} specimen={specimen} url={pathTo({ route, entry: key }, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
