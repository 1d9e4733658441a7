import { graphql } from "gatsby";
import { Message, useFormats } from "../../i18n";
import { useArchive } from "../../listing/archived";
import { EntryTitle } from "../EntryTitle";
import * as styles from "./index.module.css";
import { kindWord, NewsLink } from "./NewsLink";

interface Props {
  readonly entries: readonly Queries.NewsItemFragment[];
}

/** The newest first: what came, of which kind, when. What is out of date at the moment of reading is left out. */
export function News({ entries }: Props) {
  const { date } = useFormats();
  const { current } = useArchive(entries);
  if (current.length === 0) {
    return (
      <p>
        <Message id="home.newEmpty" />
      </p>
    );
  }
  return (
    <ul className={styles.news}>
      {current.map((entry) => (
        <li key={`${entry.kind} ${entry.key}`} className={styles.item}>
          <p className={styles.facts}>
            <time dateTime={entry.day}>{date(entry.day)}</time> · <Message id={kindWord(entry)} />
          </p>
          <p className={styles.title}>
            <NewsLink entry={entry}>
              <EntryTitle value={entry.title} specimen={entry.specimen} />
            </NewsLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Fragments for the queries of pages. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment NewsItem on NewsEntry {
    key
    kind
    day
    specimen
    expiresOn
    isExpired
    title(language: $language) {
      ...LocalizedText
    }
  }
`;
