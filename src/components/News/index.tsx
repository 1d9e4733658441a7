import { Message } from "../../i18n";
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

/** Renders the newest entries with day and kind. */
export function News({ entries }: { readonly entries: readonly NewsItem[] }) {
  if (entries.length === 0) {
    return (
      <p>
        <Message id="home.newEmpty" />
      </p>
    );
  }
  return (
    <ul className="plainList">
      {entries.map((entry) => (
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
