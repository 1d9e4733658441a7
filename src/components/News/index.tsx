import { Message } from "../../i18n";
import { useArchive } from "../../lists/archived";
import type { PageContent } from "../../page-data/contents";
import { getNewsPage } from "../../site/news";
import { getEntryTarget } from "../../site/paths";
import { DayMark } from "../DayMark";
import { RouteLink } from "../RouteLink";
import { SpecimenTag } from "../Specimen";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** A news item: a new entry of any kind. */
type NewsItem = PageContent<"home">["news"][number];

/** The number of entries shown. The query returns more, because entries may expire before the next build. */
const itemsShown = 5;

/** Renders the newest entries with day and kind. Entries that have expired by the day of reading are omitted. */
export function News({ entries }: { readonly entries: readonly NewsItem[] }) {
  const { current } = useArchive(entries);
  if (current.length === 0) {
    return (
      <p>
        <Message id="home.newEmpty" />
      </p>
    );
  }
  return (
    <ul className="plainList">
      {current.slice(0, itemsShown).map((entry) => (
        <li key={`${entry.kind} ${entry.key}`} className={styles.item}>
          <DayMark day={entry.day} isPast />
          <div>
            <p className="quiet">
              <Message id={`kind.${entry.kind}`} />
            </p>
            <p>
              <RouteLink to={getEntryTarget(getNewsPage(entry.kind), entry.key)}>
                <TranslatedText value={entry.title} />
              </RouteLink>{" "}
              {entry.specimen && <SpecimenTag />}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
