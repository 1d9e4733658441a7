import { type ReactNode, useMemo } from "react";
import { renderBlockingId } from "../../app/paint";
import { Message } from "../../i18n";
import { useToday } from "../../i18n/today";
import { entryColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { type ListRow, readRow } from "../../lists/rows";
import { isExpired } from "../../schema/period";
import type { EntryRouteId } from "../../site/routes";
import { SpecimenStrip } from "../Specimen";
import { TranslatedText } from "../TranslatedText";
import { Changes } from "./Changes";
import { Documents } from "./Documents";
import { DocumentText } from "./DocumentText";
import { Facts } from "./Facts";
import * as styles from "./index.module.css";
import { Related } from "./Related";
import { Share } from "./Share";

interface Props {
  readonly route: EntryRouteId;
  readonly entry: EntryPageContent;
  /** The whole URL of the page, for those who share it. */
  readonly url: string;
  /** The sections of this list's entries alone, above the text of the document. */
  readonly children?: ReactNode;
}

/**
 * The page of an entry: its name, what is known of it and its text, and beside these its documents and what a visitor may do
 * with it. On a phone the documents come before what is said about the entry, and after the text of the document itself.
 */
export function Entry({ route, entry, url, children }: Props) {
  const { title, body, changes, related } = entry;
  const row = useRow(entry);
  return (
    <div className={`columns ${styles.entry} ${body ? styles.readable : ""}`}>
      <div>
        <div className={styles.head}>
          <h1>
            <TranslatedText value={title} />
          </h1>
          <div id={renderBlockingId}>
            <SpecimenStrip entries={[row]} />
            <Archived row={row} />
            <Facts route={route} row={row} labels={entry.labels} />
          </div>
        </div>
        {(body || children || changes.length > 0) && (
          <div className={styles.text}>
            {children}
            {body && <DocumentText body={body} />}
            {changes.length > 0 && <Changes changes={changes} published={publicationOf(route, row)} />}
          </div>
        )}
      </div>
      <div className="aside">
        <Documents documents={entry.documents} link={row.cells.link} isPrinted={entry.isPrinted} />
        <Share title={title.text} url={url} />
        {related.length > 0 && <Related route={route} entries={related} />}
      </div>
    </div>
  );
}

function publicationOf(route: EntryRouteId, { cells: { published } }: ListRow) {
  const column = entryColumns[route].find(({ field, type }) => field === "published" && type === "date");
  return published && column ? { day: published, label: column.heading } : undefined;
}

function useRow({ columns, cells, isExpired: isOver }: EntryPageContent): ListRow {
  return useMemo(() => readRow(columns, cells, isOver), [columns, cells, isOver]);
}

/** Says that an entry is in the archive: by the day of reading once the app is there, until then by the build's. */
function Archived({ row }: { readonly row: ListRow }) {
  const today = useToday();
  const isOver = today === undefined ? row.isExpired : isExpired(row, today);
  if (!isOver) return row.expiresOn ? <span data-until={row.expiresOn} hidden /> : null;
  return (
    <p className="note">
      <Message id="entry.archived" />
    </p>
  );
}
