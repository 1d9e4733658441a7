import { useMemo } from "react";
import { Message, useLanguage } from "../../i18n";
import { useLabels, useViewColumns } from "../../lists/cells";
import type { ValueLabels } from "../../lists/engine/table-options";
import type { EntryPageContent } from "../../lists/entry-page";
import { getList, listFactColumns } from "../../lists/every-list";
import { type ListRow, toPlain } from "../../lists/rows";
import { getDeadlineCalendarPath } from "../../site/feeds";
import type { EntryRouteId } from "../../site/routes";
import { CalendarLink } from "../CalendarLink";
import { cells } from "../ListCells";
import { DaysLeft } from "../NextDate";
import * as styles from "./index.module.css";

interface Props {
  readonly route: EntryRouteId;
  readonly row: ListRow & Pick<EntryPageContent, "countedOn">;
  /** The labels of values that are in no vocabulary. */
  readonly labels: ValueLabels;
}

const noFacets: readonly never[] = [];

/** The classes of facts that are longer than a column, by type. */
const classes: Readonly<Record<string, string | undefined>> = {
  text: styles.long,
  line: styles.line,
  telephone: styles.line,
  email: styles.line,
};

/** Renders the facts of an entry as a description list, with the headings and cells of its list. */
export function Facts({ route, row, labels }: Props) {
  const columns = useMemo(() => listFactColumns(route), [route]);
  const viewColumns = useViewColumns(columns, useLabels(columns, noFacets, labels), cells);
  const { deadline } = getList(route);
  const shown = viewColumns.filter(({ isMissing }) => !isMissing?.(row));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ id, heading, cell }) => (
        <div key={id} className={classes[columns.find((column) => column.id === id)?.type ?? ""]}>
          <dt>
            <Message id={heading} />
          </dt>
          <dd>
            {cell(row)}
            {id === deadline && row.countedOn && <TimeLeft end={toPlain(row.cells[id])} countedOn={row.countedOn} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the days left until a deadline; nothing after it. */
function TimeLeft({ end, countedOn }: { readonly end: string; readonly countedOn: string }) {
  return (
    <span className={styles.left} data-until={end} data-needs-script="">
      <span data-before="">
        <DaysLeft from={countedOn} day={end.slice(0, "YYYY-MM-DD".length)} />
      </span>
    </span>
  );
}

/** Renders a link that adds the deadline of an open entry to the visitor's calendar. */
export function DeadlineLink({ route, row }: Omit<Props, "labels">) {
  const language = useLanguage();
  const { deadline = "" } = getList(route);
  if (row.cells.status !== "open" || row.isExpired) return null;
  return (
    <span data-until={toPlain(row.cells[deadline])}>
      <span data-before="">
        <CalendarLink href={getDeadlineCalendarPath(route, row.key, language)} label="entry.calendar" />
      </span>
    </span>
  );
}
