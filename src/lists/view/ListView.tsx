import { type ReactNode, useCallback, useMemo, useState } from "react";
import { appPartAttribute, isSearching, searchFilesAttribute } from "../../app/app-loader";
import { correctDates } from "../../app/correct-dates";
import { useIsomorphicLayoutEffect, useLatest } from "../../app/hooks";
import { type AnyMessageKey, Message } from "../../i18n";
import { indexUrl } from "../../search/format";
import { listDataPath } from "../../site/listing";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { renderExpiredTag } from "../archived";
import type { ListAnswer, ListSetup } from "../engine/table-options";
import { countBuiltGroups, type GroupCounts, groupRows, listFacetOptions } from "../groups";
import { emptyQuery, isUnfiltered } from "../query-string";
import type { ListPageRows, ListRow } from "../rows";
import { listParameters, type useListQuery, useTargetRow } from "../useListQuery";
import { Filters } from "./Filters";
import { Downloads, ListStatus } from "./ListTools";
import * as styles from "./list.module.css";
import { TableView } from "./TableView";
import type { ViewColumn } from "./view-column";

/** A list to render. */
export interface ShownList {
  readonly route: RouteId;
  readonly caption: AnyMessageKey;
  /** The rows on this page. */
  readonly page: ListPageRows;
  readonly setup: ListSetup;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  /** Returns the path of an entry's page by key, if entries have pages; stable between renders. */
  readonly urlOfEntry: ((key: string) => string) | undefined;
  /** The icon in the search box. */
  readonly magnifier: ReactNode;
}

/** The answers to the visitor's query: from the rows of the page, or from a worker with the rows of all pages. */
export interface Answers {
  readonly rows: readonly ListRow[];
  /** The number of entries found on all pages. */
  readonly found: number;
  /** The number of rows for each facet value; undefined for the counts built into the page. */
  readonly counts: ListAnswer["counts"] | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Preloads what an answer needs before the first query. */
  readonly preload: () => void;
  /** Returns the found entries of all pages, for downloads. */
  readonly foundRows: () => readonly ListRow[] | Promise<readonly ListRow[]>;
}

/** The part of a paginated list on this page. */
export interface ListPart {
  readonly firstSerial: number;
  /** The links to the other pages of results. */
  readonly pageLinks: ReactNode;
}

interface Props extends ShownList {
  readonly asked: ReturnType<typeof useListQuery>;
  readonly answers: Answers;
  /** The number of current entries of the list. */
  readonly total: number;
  /** Shows a row of the page's URL that is not visible. Called once per row. */
  readonly reveal: (key: string) => void;
  /** The empty state of a list without current entries. */
  readonly nothing?: ReactNode;
  /** Undefined for a list on one page. */
  readonly part?: ListPart;
}

const noCounts: GroupCounts = new Map();

/** Renders a list: search, facets, status, downloads, links to groups, and the table. */
export function ListView({ caption, page, setup, viewColumns, urlOfEntry, asked, answers, total, ...props }: Props) {
  const { columns, labels, groupBy } = setup;
  const { query, setQuery, startsAtTop } = asked;
  const { rows, found, counts } = answers;
  const { part, reveal } = props;
  const firstSerial = part?.firstSerial ?? 1;
  const groupLabels = labels[groupBy ?? ""];
  const isPart = part !== undefined;
  const builtCounts = useMemo(
    () => (isPart ? countBuiltGroups(page.facets, groupBy) : noCounts),
    [page, groupBy, isPart],
  );
  const groupCounts = (part && counts?.[groupBy ?? ""]) ?? builtCounts;
  const groups = useMemo(
    () => groupRows(rows, groupBy, groupLabels ?? {}, groupCounts),
    [rows, groupBy, groupLabels, groupCounts],
  );
  const keys = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const target = useTargetRow(keys, reveal);
  const [isOpen, setOpen] = useState(false);
  const latest = useLatest(query);
  const onSort = useCallback(
    (column: string) => {
      const { sort, ...others } = latest.current;
      const isAscending = sort?.column === column && !sort.descending;
      setQuery({ ...others, page: undefined, sort: { column, descending: isAscending } }, "push");
    },
    [setQuery, latest],
  );
  const { sort } = query;
  // Avoids comparing a hundred rows on every keystroke and on choices that do not change them.
  const table = useMemo(
    () => (
      <TableView
        isStacked
        rowLinks={!urlOfEntry}
        columns={viewColumns}
        startsAtTop={startsAtTop && target === undefined}
        caption={caption}
        groups={groups}
        sort={sort}
        onSort={onSort}
        target={target}
        firstSerial={firstSerial}
        tag={renderExpiredTag}
      />
    ),
    [caption, urlOfEntry, viewColumns, groups, sort, onSort, target, firstSerial, startsAtTop],
  );
  const facets = useMemo(
    () =>
      columns
        .filter(({ facet }) => facet)
        .map((column) => ({
          column,
          options: listFacetOptions(
            column,
            page.facets,
            labels[column.id] ?? {},
            // The entries of the page have one value of its facet, whose other values lead to other pages.
            column.id === page.facet?.column ? undefined : counts?.[column.id],
          ),
        })),
    [columns, page, labels, counts],
  );
  const canOpen = facets.some(({ options }) => options.length > 1) || columns.some(({ sortable }) => sortable);
  const { language } = setup;
  const searchFiles = [indexUrl({ language, part: "facts" }), ...(part ? [listDataPath(props.route, language)] : [])];
  useIsomorphicLayoutEffect(() => {
    if (isSearching()) answers.preload();
  }, []);
  // New rows have the texts of the build.
  useIsomorphicLayoutEffect(correctDates, [table]);
  if (total === 0 && props.nothing) return props.nothing;
  const range = { first: firstSerial, last: firstSerial + rows.length - 1 };
  return (
    <div
      data-listing=""
      data-open={isOpen || undefined}
      tabIndex={-1}
      {...{ [appPartAttribute]: listParameters(columns).join(" "), [searchFilesAttribute]: searchFiles.join(" ") }}
    >
      <Filters
        facets={facets}
        places={{ route: props.route, addresses: page.addresses, ofPage: page.facet }}
        query={query}
        setQuery={setQuery}
        isOpen={isOpen}
        found={found}
        onType={() => setOpen(false)}
        onToggle={canOpen ? () => setOpen(!isOpen) : undefined}
        onFirstInteraction={answers.preload}
        magnifier={props.magnifier}
      >
        <div className={styles.tools}>
          <p role="status">
            <ListStatus {...answers} query={query} total={total} range={found > rows.length ? range : undefined} />
          </p>
          {query.q !== "" && (
            <a href={`${pathTo("search", setup.language)}?q=${encodeURIComponent(query.q)}`}>
              <Message id="listing.searchSite" />
            </a>
          )}
          {found > 0 && (
            <Downloads
              route={props.route}
              columns={columns}
              labels={labels}
              found={isUnfiltered(query) ? undefined : answers.foundRows}
            />
          )}
        </div>
      </Filters>
      {found === 0 ? (
        <div className={`card ${styles.nothing}`}>
          <p>
            <strong>
              <Message id="listing.nothing" />
            </strong>{" "}
            <Message id="listing.nothingHelp" />
          </p>
          <button type="button" className="button plain" onClick={() => setQuery(emptyQuery, "push")}>
            <Message id="listing.clear" />
          </button>
        </div>
      ) : (
        <>
          {table}
          {part?.pageLinks}
        </>
      )}
    </div>
  );
}
