import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLatest } from "../../app/useLatest";
import { type AnyMessageKey, Message } from "../../i18n";
import type { Column } from "../columns";
import type { ListAnswer } from "../engine/list-answer";
import type { Labels } from "../engine/table-options";
import { facetOptions } from "../facet-options";
import type { GroupLink, ListGroup } from "../groups";
import { emptyQuery, type ListQuery } from "../query-string";
import type { FacetCounts, ListRow } from "../rows";
import type { SetQuery } from "../useListQuery";
import { Downloads } from "./Downloads";
import { Filters } from "./Filters";
import { GroupLinks } from "./Groups";
import * as styles from "./list.module.css";
import { TableView } from "./TableView";
import type { ViewColumn } from "./view-column";

/** The props of every listing. */
export interface ListViewProps {
  readonly caption: AnyMessageKey;
  readonly columns: readonly Column[];
  readonly labels: Labels;
  readonly viewColumns: readonly ViewColumn<ListRow>[];
  readonly facets: readonly FacetCounts[];
  /** Returns the path of an entry's page by its key, where entries have pages; stable between renders. */
  readonly urlOfEntry: ((key: string) => string) | undefined;
  /** Renders the content beside a row's name. */
  readonly tag?: ((row: ListRow) => ReactNode) | undefined;
}

interface Props extends ListViewProps {
  readonly query: ListQuery;
  readonly setQuery: SetQuery;
  /** The number of rows that each value of a facet would leave; undefined for the counts built into the page. */
  readonly counts: ListAnswer["counts"] | undefined;
  /** The number of entries found. */
  readonly found: number;
  readonly groups: readonly ListGroup<ListRow>[];
  /** The links to groups; undefined where the list has none. */
  readonly groupLinks: readonly GroupLink[] | undefined;
  readonly urlOfPage?: ((page: number) => string) | undefined;
  /** The status message with the number of entries found. */
  readonly status: ReactNode;
  /** Gives the entries found, of all pages, for downloads. */
  readonly foundRows: () => readonly ListRow[] | Promise<readonly ListRow[]>;
  /** The key of the row that the page was opened at. */
  readonly target: string | undefined;
  readonly firstSerial?: number;
  /** True if the rows are visible from their beginning when they change. */
  readonly startsAtTop: boolean;
  readonly onFirstInteraction: () => void;
  /** The links to other pages of what is found. */
  readonly pageLinks?: ReactNode;
}

/** A listing as it is seen: links to groups, search and facets, what is found, and the ways to take it along. */
export function ListView(props: Props) {
  const { caption, columns, viewColumns, labels, facets: built, query, setQuery, counts, groups, groupLinks } = props;
  const { target, startsAtTop, firstSerial = 1, tag, urlOfEntry } = props;
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
  // A hundred rows need not be looked through at every keystroke, and every choice that leaves them as they are.
  const table = useMemo(
    () => (
      <TableView
        isStacked
        rowLinks={!urlOfEntry}
        columns={viewColumns}
        startsAtTop={startsAtTop && target === undefined}
        {...{ caption, groups, sort, onSort, target, firstSerial, tag }}
      />
    ),
    [caption, urlOfEntry, viewColumns, groups, sort, onSort, target, firstSerial, startsAtTop, tag],
  );
  const facets = useMemo(
    () =>
      columns
        .filter(({ facet }) => facet)
        .map((column) => ({
          column,
          options: facetOptions(column, built, labels[column.id] ?? {}, counts?.[column.id]),
        })),
    [columns, built, labels, counts],
  );
  const canOpen = facets.some(({ options }) => options.length > 1) || columns.some(({ sortable }) => sortable);
  return (
    <div className={styles.listing} data-listing="" data-open={isOpen || undefined} tabIndex={-1}>
      <Filters
        {...{ facets, query, setQuery, isOpen }}
        found={props.found}
        onToggle={canOpen ? () => setOpen(!isOpen) : undefined}
        onFirstInteraction={props.onFirstInteraction}
      >
        <div className={styles.tools}>
          <p role="status">{props.status}</p>
          {props.found > 0 && <Downloads {...{ columns, labels, urlOfEntry }} rows={props.foundRows} />}
        </div>
      </Filters>
      {groupLinks && <GroupLinks groups={groupLinks} urlOfPage={props.urlOfPage} />}
      {props.found === 0 ? (
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
          {props.pageLinks}
        </>
      )}
    </div>
  );
}
