import type { LocalizedText } from "../../content/view";
import { Message } from "../../i18n";
import { useArchive } from "../../lists/archived";
import type { DatedRow } from "../../lists/rows";
import { DayMark } from "../DayMark";
import { SpecimenTag } from "../Specimen";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";
import { kindWord, NewsLink } from "./NewsLink";

/** A new entry of any kind. */
export interface NewsItem extends DatedRow {
  readonly key: string;
  readonly kind: string;
  /** The day on which it was news, YYYY-MM-DD. */
  readonly day: string;
  readonly specimen: boolean;
  readonly title: LocalizedText;
}

interface Props {
  readonly entries: readonly NewsItem[];
}

/** Entries in sight; the query has more, for those that run out before the next build. */
const itemsShown = 5;

/** The newest first: what came, of which kind, when. What is out of date at the moment of reading is left out. */
export function News({ entries }: Props) {
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
              <Message id={kindWord(entry)} />
            </p>
            <p>
              <NewsLink entry={entry}>
                <TranslatedText value={entry.title} />
              </NewsLink>{" "}
              {entry.specimen && <SpecimenTag />}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
