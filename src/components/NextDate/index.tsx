import type { ReactNode } from "react";
import { Message, type MessageKey, useFormats, useTranslate } from "../../i18n";
import { countDays } from "../../language/dates";
import { DayText } from "../DayText";
import { type DatedEntry, groupComing, mostGroups } from "./group-coming";
import * as styles from "./index.module.css";

export { type DatedEntry, groupComing, mostGroups } from "./group-coming";

interface Props<Entry> {
  /** The name of the list of dates; unique on the page. */
  readonly id: string;
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
 * Renders the next entries and the days left until then, by the day of the build. An inline script shows those of the
 * day of reading. Without scripts the text names the day of the build, so that it is always true.
 */
export function NextDate<Entry extends DatedEntry>({ id, entries, builtOn, label, over, describe }: Props<Entry>) {
  const groups = groupComing(entries, builtOn);
  const shown = groups.slice(0, mostGroups);
  return (
    <div className={styles.next}>
      <DatesLabel label={label} builtOn={builtOn} />
      {shown.map((group, index) => (
        <div key={group.entries[0]?.key} data-next={id} data-until={group.end} hidden={index > 0}>
          {group.entries.map((entry) => {
            const { name, facts } = describe(entry);
            return (
              <p key={entry.key}>
                <a href={`#${entry.key}`} className={styles.name}>
                  {name}
                </a>
                <br />
                <DayText day={entry.day} until={entry.until} />
                {facts && <>&nbsp;· {facts}</>}
                {"\u00a0· "}
                <strong>
                  <DaysLeft from={builtOn} day={entry.day} />
                </strong>
              </p>
            );
          })}
        </div>
      ))}
      {shown.length === groups.length && (
        <p data-next={id} hidden={groups.length > 0}>
          <Message id={over} />
        </p>
      )}
    </div>
  );
}

/** Renders the label of a date that is counted; without scripts it names the day of the build. */
function DatesLabel({ label, builtOn }: Pick<Props<DatedEntry>, "label" | "builtOn">) {
  const translate = useTranslate();
  const { date } = useFormats();
  return (
    <p className="quiet">
      <span data-needs-script="">
        <Message id={label} />
      </span>
      <span data-without-scripts="" hidden>
        <Message id="dates.asOf" values={{ label: translate(label), date: date(builtOn) }} />
      </span>
    </p>
  );
}

/** The number that an inline script replaces by the days. Its form is the plural of every language. */
const anyNumber = 5;

/** Renders the number of days from a day to another as a sentence. An inline script counts from the day of reading. */
export function DaysLeft({ from, day }: { readonly from: string; readonly day: string }) {
  const { number } = useFormats();
  const translate = useTranslate();
  const count = (days: number, shown: number) => translate("dates.daysLeft", { count: days, shown: number(shown) });
  const counts = [translate("dates.today"), translate("dates.tomorrow"), count(2, 2)];
  const days = Math.max(0, countDays(from, day));
  return (
    <span data-days={day} data-counts={[...counts, count(anyNumber, 0)].join("|")} suppressHydrationWarning>
      {counts[days] ?? count(days, days)}
    </span>
  );
}
