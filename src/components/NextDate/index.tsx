import type { ReactNode } from "react";
import { Message, type MessageKey, useFormats, useTranslate } from "../../i18n";
import { useToday } from "../../i18n/today";
import { countDays } from "../../language/dates";
import { DayText } from "../DayText";
import { type DatedEntry, findNext } from "./find-next";
import * as styles from "./index.module.css";

export { type DatedEntry, findNext } from "./find-next";

interface Props<Entry> {
  /** The entries in the order of their days. */
  readonly entries: readonly Entry[];
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
  /** The heading of the next entry, such as “Next paper”. */
  readonly label: MessageKey;
  /** The sentence shown if no entry is still to come. */
  readonly over: MessageKey;
  /** Renders the name of an entry and optional facts other than its day. */
  readonly describe: (entry: Entry) => { readonly name: ReactNode; readonly facts?: ReactNode };
}

/**
 * Renders the next entry and the days left until then, by the day of reading in India. Without scripts it counts from
 * the day of the build and names that day, so that the text is always true.
 */
export function NextDate<Entry extends DatedEntry>({ entries, builtOn, label, over, describe }: Props<Entry>) {
  const today = useToday();
  const translate = useTranslate();
  const { date } = useFormats();
  const day = today ?? builtOn;
  const next = findNext(entries, day);
  return (
    <div className={styles.next} data-until={builtOn}>
      <p className="quiet">
        {today === undefined ? (
          <Message id="dates.asOf" values={{ label: translate(label), date: date(builtOn) }} />
        ) : (
          <Message id={label} />
        )}
      </p>
      {next.length === 0 && (
        <p>
          <Message id={over} />
        </p>
      )}
      {next.map((entry) => {
        const { name, facts } = describe(entry);
        return (
          <p key={entry.key}>
            <a href={`#${entry.key}`} className={styles.name}>
              {name}
            </a>
            <br />
            <DayText day={entry.day} until={entry.until} />
            {facts && <> · {facts}</>}
            {" · "}
            <strong>
              <DaysLeft days={countDays(day, entry.day)} />
            </strong>
          </p>
        );
      })}
    </div>
  );
}

/** Renders the number of days left, as a sentence. */
export function DaysLeft({ days }: { readonly days: number }) {
  const { number } = useFormats();
  if (days <= 0) return <Message id="dates.today" />;
  if (days === 1) return <Message id="dates.tomorrow" />;
  return <Message id="dates.daysLeft" values={{ count: days, shown: number(days) }} />;
}
