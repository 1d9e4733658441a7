import type { ReactNode } from "react";
import { renderBlockingId } from "../../app/paint";
import { type AnyMessageKey, Message, useFormats } from "../../i18n";
import type { EntryPageContent } from "../../lists/entry-page";
import { getEntryColumns, getList } from "../../lists/every-list";
import { type Expiring, getSource, type ListRow, toPlain } from "../../lists/rows";
import type { EntryTemplateProps } from "../../page-data/contents";
import { pathTo } from "../../site/paths";
import { type EntryRouteId, hasEntryPages, isRouteId } from "../../site/routes";
import { Contents } from "../Contents";
import { EntryLinks } from "../EntryLinks";
import { Page } from "../Page";
import { PageNote } from "../PageNote";
import { RichText } from "../RichText";
import { RouteLink } from "../RouteLink";
import { Section } from "../Section";
import { TranslatedText } from "../TranslatedText";
import { Documents, MainDocument } from "./Documents";
import { DeadlineLink, Facts } from "./Facts";
import * as styles from "./index.module.css";
import { Share, ShareButton } from "./Share";

interface EntryPageProps extends Pick<EntryTemplateProps, "data" | "pageContext"> {
  /** The answer that people look for on this kind of entry, above its facts. */
  readonly answer?: ReactNode;
  /** Sections specific to this kind of entry, above the text of the document. */
  readonly children?: ReactNode;
}

export function EntryPage({ data, pageContext, answer, children }: EntryPageProps) {
  const { council } = data;
  const { page, language, content } = pageContext;
  const { entry } = content;
  if (!council || !isRouteId(page) || !hasEntryPages(page)) throw new Error(`The entries of ${page} have no pages.`);
  const target = { route: page, entry: entry.key };
  const url = new URL(pathTo(target, language), council.siteAddress).href;
  const note = <PageNote data={[data, content]} target={target} entries={[entry]} />;
  const heading = (
    <Entry route={page} entry={entry} url={url} note={note} answer={answer}>
      {children}
    </Entry>
  );
  return <Page data={data} content={content} page={page} heading={heading} hasNote />;
}

interface Props {
  readonly route: EntryRouteId;
  readonly entry: EntryPageContent;
  /** The absolute URL of the page, for sharing. */
  readonly url: string;
  /** A note below the title. */
  readonly note?: ReactNode;
  /** The answer that people look for on this kind of entry, above its facts. */
  readonly answer?: ReactNode;
  /** Sections specific to this kind of entry, above the text of the document. */
  readonly children?: ReactNode;
}

/**
 * Renders an entry page: title, a card with the facts and the main document, the text, and next to them all documents and
 * the ways to share the page.
 */
export function Entry({ route, entry, url, note, answer, children }: Props) {
  const { title, body, changes, related, relatedPage } = entry;
  const source = {
    documents: entry.documents,
    link: getSource(entry, "links").link,
    isForm: getList(route).hasForms === true,
  };
  const hasText = source.documents.length > 0 || source.link || body || changes.length > 0;
  const isWithoutText = !hasText && getList(route).columns.some(({ type }) => type === "source") && route !== "news";
  return (
    <div className={`columns ${styles.entry}`}>
      <div>
        <h1>
          <TranslatedText value={title} />
        </h1>
        <div id={renderBlockingId}>
          {note}
          <Archived entry={entry} />
          {answer}
          <div className="card">
            <Facts route={route} row={entry} labels={entry.labels} />
            <div className={styles.actions}>
              <MainDocument {...source} />
              <DeadlineLink route={route} row={entry} />
              <ShareButton title={title.text} url={url} />
            </div>
            {isWithoutText && (
              <p className="quiet">
                <Message id="entry.noText" />{" "}
                <RouteLink to="rti">
                  <Message id="entry.askForText" />
                </RouteLink>
              </p>
            )}
          </div>
        </div>
        {(body || children || changes.length > 0) && (
          <div className={styles.text}>
            {children}
            {body && (
              <>
                <Contents text={body} />
                <RichText value={body} />
              </>
            )}
            {changes.length > 0 && <Changes changes={changes} published={getPublicationDate(route, entry)} />}
          </div>
        )}
      </div>
      <div className="aside">
        <Documents {...source} />
        <Share title={title.text} url={url} />
        {related.length > 0 && (
          <Section id="related" title="entry.related" className={`card ${styles.related}`}>
            <EntryLinks route={route} entries={related} />
            {relatedPage && (
              <p>
                <RouteLink to={{ route, entry: relatedPage.value }}>
                  <Message id={`menu.${route}`} />: {relatedPage.label}
                </RouteLink>
              </p>
            )}
          </Section>
        )}
      </div>
    </div>
  );
}

function getPublicationDate(route: EntryRouteId, { cells: { published } }: ListRow) {
  const column = getEntryColumns(route).find(({ field, type }) => field === "published" && type === "date");
  return published && column ? { day: toPlain(published), label: column.heading } : undefined;
}

/** Renders a note on an archived entry. An inline script shows it from the day on when the entry has expired. */
function Archived({ entry: { expiresOn, isExpired } }: { readonly entry: Expiring }) {
  if (!isExpired && !expiresOn) return null;
  return (
    <div data-until={expiresOn}>
      <p className="note" data-after="" hidden={!isExpired}>
        <Message id="entry.archived" />
      </p>
    </div>
  );
}

interface ChangesProps {
  /** The corrections, newest first. */
  readonly changes: EntryPageContent["changes"];
  /** The day of publication and its label; undefined for an entry without a publication date. */
  readonly published: { readonly day: string; readonly label: AnyMessageKey } | undefined;
}

/** Renders the corrections of an entry with their days, back to its publication. */
function Changes({ changes, published }: ChangesProps) {
  const { date } = useFormats();
  return (
    <Section id="changes" title="entry.changes">
      <ol className={`plainList ${styles.timeline}`}>
        {changes.map(({ day, note }) => (
          <li key={`${day} ${note.text}`}>
            <time dateTime={day}>{date(day)}</time>
            <p>
              <TranslatedText value={note} />
            </p>
          </li>
        ))}
        {published && (
          <li>
            <time dateTime={published.day}>{date(published.day)}</time>
            <p>
              <Message id={published.label} />
            </p>
          </li>
        )}
      </ol>
    </Section>
  );
}
