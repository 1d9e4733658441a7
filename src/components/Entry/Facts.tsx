import { Fragment, useMemo } from "react";
import { Message, useLanguage } from "../../i18n";
import { useRowsOfToday } from "../../lists/archived";
import { useLabels, useViewColumns } from "../../lists/cells";
import type { ValueLabels } from "../../lists/engine/table-options";
import { listFactColumns } from "../../lists/every-list";
import type { ListRow } from "../../lists/rows";
import { getDeadlineCalendarPath } from "../../site/feeds";
import type { EntryRouteId } from "../../site/routes";
import { CalendarLink } from "../CalendarLink";
import { cells } from "../ListCells";
import * as styles from "./index.module.css";

interface Props {
  readonly route: EntryRouteId;
  readonly row: ListRow;
  /** The labels of values that are in no vocabulary. */
  readonly labels: ValueLabels;
}

const noFacets: readonly never[] = [];

/** Renders the facts of an entry as a description list, with the headings and cells of its list. */
export function Facts({ route, row: built, labels }: Props) {
  const language = useLanguage();
  const columns = useMemo(() => listFactColumns(route), [route]);
  const viewColumns = useViewColumns(columns, useLabels(columns, noFacets, labels), cells);
  const [row = built] = useRowsOfToday(
    useMemo(() => [built], [built]),
    columns,
  );
  const shown = viewColumns.filter(({ isMissing }) => !isMissing?.(row));
  if (shown.length === 0) return null;
  const hasDeadline = row.cells.status === "open" && !row.isExpired;
  return (
    <>
      <dl className={styles.facts}>
        {shown.map(({ id, heading, cell }) => (
          <Fragment key={id}>
            <dt>
              <Message id={heading} />
            </dt>
            <dd>{cell(row)}</dd>
          </Fragment>
        ))}
      </dl>
      {hasDeadline && <CalendarLink href={getDeadlineCalendarPath(route, row.key, language)} label="entry.calendar" />}
    </>
  );
}
