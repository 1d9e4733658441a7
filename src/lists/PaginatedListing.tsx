import { type MouseEvent, type ReactNode, useCallback, useMemo } from "react";
import { Message, useFormats, useLanguage, useTranslate } from "../i18n";
import { rowsPerPage } from "../site/listing";
import { pathTo } from "../site/paths";
import { Archive } from "./Archive";
import { preloadRowSearch } from "./find-rows";
import { emptyQuery, isDefaultQuery, type ListQuery, serializeQuery } from "./query-string";
import { type SetQuery, useListQuery } from "./useListQuery";
import { useWorkerAnswers } from "./useWorkerAnswers";
import { ListView, type ShownList } from "./view/ListView";
import * as styles from "./view/pages.module.css";

/** The props of a page of a paginated list. */
export interface PaginatedProps extends ShownList {
  /** The content below the list. */
  readonly children?: ReactNode;
}

/** Renders a page of a paginated list or of its archive. */
export function PaginatedListing({ children, ...shown }: PaginatedProps) {
  if (shown.page.number > shown.page.pages) return <ArchivePage {...shown} />;
  return (
    <>
      <CurrentPage {...shown} />
      {children}
    </>
  );
}

/** Renders a page of current entries. Search, facets and sorting cover all rows, which a worker fetches on request. */
function CurrentPage(shown: PaginatedProps) {
  const { route, page: list, setup } = shown;
  const { facet } = list;
  const language = useLanguage();
  const { number } = useFormats();

  const urlOf = useCallback(
    (query: ListQuery) =>
      isDefaultQuery(query)
        ? pathTo({ route, number: query.page ?? 1, entry: facet?.value }, language)
        : `${pathTo({ route, entry: facet?.value }, language)}${serializeQuery(query)}`,
    [route, language, facet],
  );
  const asked = useListQuery(setup.columns, { urlOf, number: list.number });
  const { query, setQuery } = asked;
  const isAsBuilt = isDefaultQuery(query) && (query.page ?? 1) === list.number;
  // The rows of the whole list are searched for those of this page.
  const ofPage = useCallback(
    (one: ListQuery) => (facet ? { ...one, facets: { ...one.facets, [facet.column]: facet.value } } : one),
    [facet],
  );
  const wanted = useMemo(() => (isAsBuilt ? undefined : ofPage(query)), [isAsBuilt, ofPage, query]);
  const worker = useWorkerAnswers(route, setup, facet?.total ?? list.total, wanted);
  const { answer, hasFailed = false, client, retry, openPageOf } = worker;
  const ask: SetQuery = useCallback(
    (next, ...how) => {
      // The worker starts while the query renders. A failure is handled where the answer is rendered.
      if (!isDefaultQuery(next)) client.queryLatest(ofPage(next), rowsPerPage).catch(() => undefined);
      setQuery(next, ...how);
    },
    [client, setQuery, ofPage],
  );

  const rows = answer?.rows ?? list.rows;
  const page = answer?.page ?? list.number;
  const found = answer?.found ?? list.total;
  const reveal = useCallback(
    (key: string) => {
      if (list.rows.some((row) => row.key === key)) {
        ask({ ...emptyQuery, page: list.number }, "replace", window.location.hash);
        return;
      }
      // The fragment may be a group heading or another element of the page; then no row needs to be fetched.
      if (!document.getElementById(key)) openPageOf(key);
    },
    [list, ask, openPageOf],
  );
  const answers = {
    rows,
    found,
    hasFailed,
    retry,
    counts: answer?.counts,
    isLoading: !isAsBuilt && !answer,
    preload: () => {
      client.preload();
      preloadRowSearch(language);
    },
    foundRows: async () => (await client.query({ ...ofPage(query), page: undefined }, Number.POSITIVE_INFINITY)).rows,
  };
  const part = {
    firstSerial: (page - 1) * rowsPerPage + 1,
    pageLinks: (
      <PageLinks
        number={page}
        count={Math.ceil(found / rowsPerPage)}
        urlOf={(other) => urlOf({ ...query, page: other })}
        onPage={isDefaultQuery(query) ? undefined : (other) => ask({ ...query, page: other }, "push")}
      />
    ),
  };
  return (
    <>
      <ListView
        {...shown}
        asked={{ ...asked, setQuery: ask }}
        answers={answers}
        reveal={reveal}
        part={part}
        total={list.total}
      />
      {list.archivePages > 0 && (
        <p>
          <a href={pathTo({ route, number: list.pages + 1, entry: facet?.value }, language)}>
            <Message id="listing.toArchive" values={{ count: list.archivedTotal, shown: number(list.archivedTotal) }} />
          </a>
        </p>
      )}
    </>
  );
}

/** Renders a page of a paginated list's archive. Archive pages are numbered after the pages of the list. */
function ArchivePage({ route, page: list, setup, viewColumns, urlOfEntry }: PaginatedProps) {
  const language = useLanguage();
  const { openPageOf } = useWorkerAnswers(route, setup, list.facet?.total ?? list.total);
  const entry = list.facet?.value;
  const page = list.number - list.pages;
  return (
    <>
      <p>
        <a href={pathTo({ route, entry }, language)}>
          <Message id="listing.toCurrent" />
        </a>
      </p>
      <Archive
        rows={list.rows}
        viewColumns={viewColumns}
        urlOfEntry={urlOfEntry}
        firstSerial={(page - 1) * rowsPerPage + 1}
        reveal={openPageOf}
      >
        <PageLinks
          number={page}
          count={list.archivePages}
          urlOf={(other) => pathTo({ route, number: list.pages + other, entry }, language)}
        />
      </Archive>
    </>
  );
}

interface PageLinksProps {
  readonly number: number;
  readonly count: number;
  readonly urlOf: (page: number) => string;
  /** Called on a plain click instead of following the link; omitted if the link is a built page. */
  readonly onPage?: ((page: number) => void) | undefined;
}

/** Returns the page numbers to show: the first, the last, and those next to the current one. */
function shownPages(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - number) <= 1,
  );
}

/** Renders links to the other pages of a list. Renders nothing for a single page. */
function PageLinks({ number, count, urlOf, onPage }: PageLinksProps) {
  const translate = useTranslate();
  const { number: written } = useFormats();
  if (count < 2) return null;
  const turn = (page: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const list = event.currentTarget.closest<HTMLElement>("[data-listing]");
    onPage(page);
    list?.scrollIntoView();
    list?.focus({ preventScroll: true });
  };
  const step = (page: number, rel: "prev" | "next") =>
    page >= 1 &&
    page <= count && (
      <li>
        <a className={styles.link} href={urlOf(page)} rel={rel} onClick={turn(page)}>
          <Message id={rel === "prev" ? "listing.previous" : "listing.next"} />
        </a>
      </li>
    );
  return (
    <nav aria-label={translate("listing.pages")} className={styles.pages}>
      <ul className={styles.list}>
        {step(number - 1, "prev")}
        {shownPages(number, count).map((page, index, pages) => (
          <li key={page} className={page - (pages[index - 1] ?? page - 1) > 1 ? styles.afterGap : undefined}>
            <a
              className={styles.link}
              href={urlOf(page)}
              aria-label={translate("listing.page", { number: written(page) })}
              aria-current={page === number ? "page" : undefined}
              onClick={turn(page)}
            >
              {written(page)}
            </a>
          </li>
        ))}
        {step(number + 1, "next")}
      </ul>
    </nav>
  );
}
