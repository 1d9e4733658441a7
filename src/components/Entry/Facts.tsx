import { useMemo } from "react";
import { Message, useLanguage } from "../../i18n";
import { useToday } from "../../i18n/today";
import { countDays } from "../../language/dates";
import { useRowsOfToday } from "../../lists/archived";
import { useLabels, useViewColumns } from "../../lists/cells";
import type { ValueLabels } from "../../lists/engine/table-options";
import type { EntryPageContent } from "../../lists/entry-page";
import { getEntryList, listFactColumns } from "../../lists/every-list";
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
const classes: Readonly<Record<string, string | undefined>> = { text: styles.long, line: styles.line };

/** Returns the columns of an entry's facts, and the row with their values on the day of reading. */
function useRowOfToday(route: EntryRouteId, built: ListRow) {
  const columns = useMemo(() => listFactColumns(route), [route]);
  const rows = useMemo(() => [built], [built]);
  const [row = built] = useRowsOfToday(rows, columns);
  return { columns, row };
}

/** Renders the facts of an entry as a description list, with the headings and cells of its list. */
export function Facts({ route, row: built, labels }: Props) {
  const { columns, row } = useRowOfToday(route, built);
  const viewColumns = useViewColumns(columns, useLabels(columns, noFacets, labels), cells);
  const { deadline } = getEntryList(route);
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
            {id === deadline && row.cells.status === "open" && (
              <TimeLeft day={toPlain(row.cells[id])} countedOn={built.countedOn} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the days left until a day: by the day of reading, until hydration by the day of the build. */
function TimeLeft({ day, countedOn }: { readonly day: string; readonly countedOn: string | undefined }) {
  const today = useToday();
  const from = today ?? countedOn;
  if (!from) return null;
  return (
    <span className={styles.left} data-until={countedOn} data-needs-script="">
      <span className={today ? undefined : styles.ofBuild}>
        <DaysLeft days={countDays(from, day.slice(0, 10))} />
      </span>
    </span>
  );
}

/** Renders a link that adds the deadline of an open entry to the visitor's calendar. */
export function DeadlineLink({ route, row: built }: Omit<Props, "labels">) {
  const language = useLanguage();
  const { row } = useRowOfToday(route, built);
  if (row.cells.status !== "open" || row.isExpired) return null;
  return <CalendarLink href={getDeadlineCalendarPath(route, row.key, language)} label="entry.calendar" />;
}
