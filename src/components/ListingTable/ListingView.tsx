import { type ReactNode, useCallback, useMemo } from "react";
import { type AnyWordKey, Word } from "../../i18n";
import { useLatest } from "../useLatest";
import { everything, type ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { Downloads } from "./Downloads";
import { mostChips } from "./FacetChoice";
import { Filters } from "./Filters";
import { GroupLinks } from "./GroupParts";
import type { GroupJump, ListingGroup } from "./groups";
import * as styles from "./index.module.css";
import { TableView } from "./TableView";
import type { FacetOption } from "./useListing";
import type { Ask } from "./useRequest";

interface Props<Row extends ListingRow> {
  readonly caption: AnyWordKey;
  readonly columns: readonly ListingColumn<Row>[];
  readonly request: ListingRequest;
  readonly ask: Ask;
  /** Shows the whole list again. */
  readonly clear?: () => void;
  /** Stable while the options stay. */
  readonly optionsOf: (column: ListingColumn<Row>) => FacetOption[];
  readonly groups: readonly ListingGroup<Row>[];
  /** The jumps to groups; undefined where the list has none. */
  readonly jumps: readonly GroupJump[] | undefined;
  readonly addressOfPage?: ((page: number) => string) | undefined;
  /** How many entries are found. */
  readonly foundCount: number;
  /** Says so. */
  readonly status: ReactNode;
  /** The entries found, of all pages, for downloads. */
  readonly foundRows: () => readonly Row[] | Promise<readonly Row[]>;
  readonly addressed: string | undefined;
  readonly firstSerial?: number;
  /** Whether the rows are seen from their beginning when they change. */
  readonly isSeenAnew: boolean;
  readonly onTurnTo?: (() => void) | undefined;
  /** The way to other pages of what is found. */
  readonly pages?: ReactNode;
}

/** A listing as it is seen: jumps, search and facets, what is found, and the ways to take it along. */
export function ListingView<Row extends ListingRow>(props: Props<Row>) {
  const { caption, columns, request, ask, groups, jumps, foundCount, status, optionsOf } = props;
  const visible = useMemo(() => columns.filter(({ hidden }) => !hidden), [columns]);
  const { clear = () => ask(everything, "push") } = props;
  const latest = useLatest(request);
  const onSort = useCallback(
    (column: string) => {
      const { sort, ...others } = latest.current;
      const isAscending = sort?.column === column && !sort.descending;
      ask({ ...others, page: undefined, sort: { column, descending: isAscending } }, "push");
    },
    [ask, latest],
  );
  const { sort } = request;
  const { addressed, isSeenAnew, firstSerial = 1 } = props;
  // A hundred rows need not be looked through at every key and every choice that leaves them as they are.
  const table = useMemo(
    () => (
      <TableView
        becomesCards
        rowAddresses
        columns={visible}
        isSeenAnew={isSeenAnew && addressed === undefined}
        {...{ caption, groups, sort, onSort, addressed, firstSerial }}
      />
    ),
    [caption, visible, groups, sort, onSort, addressed, firstSerial, isSeenAnew],
  );
  const facets = useMemo(
    () => columns.filter(({ facet }) => facet).map((column) => ({ column, options: optionsOf(column) })),
    [columns, optionsOf],
  );
  // By all the values there are, not only those that are found, so that the jumps do not come and go while typing.
  const choices = facets
    .map(({ options }) => options)
    .find((options) => options.some(({ value }) => value === jumps?.[0]?.value));
  const isOffered = choices !== undefined && choices.length <= mostChips;
  return (
    <div className={styles.listing} data-listing="" tabIndex={-1}>
      {jumps && <GroupLinks groups={jumps} addressOfPage={props.addressOfPage} isFacet={isOffered} />}
      <Filters facets={facets} request={request} ask={ask} onTurnTo={props.onTurnTo} />
      <p role="status" className={styles.count}>
        {status}
      </p>
      {foundCount === 0 ? (
        <div className={styles.nothing}>
          <p>
            <strong>
              <Word id="listing.nothing" />
            </strong>{" "}
            <Word id="listing.nothingHelp" />
          </p>
          <button type="button" className={styles.clear} onClick={clear}>
            <Word id="listing.clear" />
          </button>
        </div>
      ) : (
        <>
          {table}
          {props.pages}
          <Downloads columns={columns} rows={props.foundRows} />
        </>
      )}
    </div>
  );
}
