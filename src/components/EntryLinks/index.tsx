import { useLanguage } from "../../i18n";
import type { LocalizedText } from "../../site/locales";
import { pathTo } from "../../site/paths";
import type { EntryRouteId } from "../../site/routes";
import { EntryTitle } from "../EntryTitle";
import * as styles from "./index.module.css";

interface Props {
  readonly route: EntryRouteId;
  readonly entries: readonly { readonly key: string; readonly specimen: boolean; readonly title: LocalizedText }[];
}

/** Renders links to the pages of entries of a list. */
export function EntryLinks({ route, entries }: Props) {
  const language = useLanguage();
  return (
    <ul className={`plainList ${styles.links}`}>
      {entries.map(({ key, title, specimen }) => (
        <li key={key}>
          <EntryTitle value={title} specimen={specimen} url={pathTo({ route, entry: key }, language)} />
        </li>
      ))}
    </ul>
  );
}
