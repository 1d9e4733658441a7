import { graphql } from "gatsby";
import { useMemo } from "react";
import { renderBlockingId } from "../../app/first-paint";
import { Message } from "../../i18n";
import { useToday } from "../../i18n/today";
import { type ListRow, readRow } from "../../listing/rows";
import { isExpired } from "../../schema/period";
import type { EntryRouteId } from "../../site/routes";
import { RichText } from "../RichText";
import { SpecimenStrip } from "../SpecimenStrip";
import { TranslatedText } from "../TranslatedText";
import { Changes } from "./Changes";
import { Documents } from "./Documents";
import { Facts } from "./Facts";
import * as styles from "./index.module.css";
import { Related } from "./Related";
import { Share } from "./Share";

interface Props {
  readonly route: EntryRouteId;
  readonly entry: Queries.EntryPartsFragment;
}

/** What an entry is called and what is known of it, at the top of its page. */
export function EntryHeading({ route, entry }: Props) {
  const row = useRow(entry);
  return (
    <>
      <h1 className={styles.title}>
        <TranslatedText value={entry.title} />
      </h1>
      <SpecimenStrip entries={[row]} />
      <div id={renderBlockingId}>
        <Archived row={row} />
        <Facts route={route} row={row} labels={entry.labels} />
      </div>
    </>
  );
}

interface BodyProps extends Props {
  /** The whole URL of the page, for those who share it. */
  readonly url: string;
}

/** What an entry's page holds below its facts: the documents, the ways to share it, and what is related to it. */
export function EntryBody({ route, entry, url }: BodyProps) {
  const { title, body, changes, related } = entry;
  const row = useRow(entry);
  return (
    <>
      {body && <RichText value={body} />}
      {changes.length > 0 && <Changes changes={changes} />}
      <Documents route={route} row={row} documents={entry.documents} title={title} />
      <Share title={title.text} url={url} />
      {related.length > 0 && <Related route={route} entries={related} />}
    </>
  );
}

function useRow({ columns, cells, isExpired: isOver }: Queries.EntryPartsFragment): ListRow {
  return useMemo(() => readRow(columns, cells, isOver), [columns, cells, isOver]);
}

/** Says that an entry is in the archive: by the day of reading once scripts run, until then by the build's. */
function Archived({ row }: { readonly row: ListRow }) {
  const today = useToday();
  const isOver = today === undefined ? row.isExpired : isExpired(row, today);
  if (!isOver) return null;
  return (
    <p className={styles.archived}>
      <Message id="entry.archived" />
    </p>
  );
}

/** Fragments for the queries of pages. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment EntryParts on EntryPage {
    key
    title {
      ...LocalizedText
    }
    columns
    cells
    isExpired
    labels {
      column
      value
      label
    }
    documents {
      name
      digest
      address
      type
      mediaType
      bytes
      pages
      language
    }
    body {
      html
      language
    }
    excerpt
    changes {
      day
      note {
        ...LocalizedText
      }
    }
    lastUpdated
    related {
      key
      specimen
      title {
        ...LocalizedText
      }
    }
  }
`;
