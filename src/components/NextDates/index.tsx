import { Message, useFormats, useTranslate } from "../../i18n";
import { useMinute } from "../../i18n/today";
import { countDays } from "../../language/dates";
import type { LocalizedText } from "../../site/locales";
import { getEntryTarget } from "../../site/paths";
import { DayMark } from "../DayMark";
import { getWeekdayKey } from "../DayText";
import { type DatedEntry as Dated, DaysLeft, findNext } from "../NextDate";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** The kinds of dates, by the page of their entries. */
const kinds = [
  { route: "timetable", label: "timetable.next" },
  { route: "holidays", label: "holidays.next" },
  { route: "tenders", label: "home.closing" },
] as const;

/** A dated entry with a title, and the class of an examination paper. */
export interface TitledDate extends Dated {
  readonly title: LocalizedText;
  readonly grade?: number;
}

interface Props {
  /** The papers, holidays and tenders to come, in the order of their days. */
  readonly entries: Readonly<Record<(typeof kinds)[number]["route"], readonly TitledDate[]>>;
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
}

/**
 * Renders the next paper, holiday and closing date, nearest first, counted from the day of reading. Without scripts it
 * counts from the day of the build and names that day.
 */
export function NextDates({ entries, builtOn }: Props) {
  const translate = useTranslate();
  const { date, number, time } = useFormats();
  const minute = useMinute();
  const today = minute?.slice(0, 10);
  const dates = kinds.flatMap(({ route, label }) => {
    const [entry, ...others] = findNext(entries[route], minute ?? builtOn);
    return entry ? [{ route, label, entry, others: others.length }] : [];
  });
  if (dates.length === 0) return null;
  return (
    <section aria-label={translate("home.dates")} className={styles.band} data-until={builtOn}>
      <ul className={`plainList ${styles.dates}`}>
        {dates
          .sort((one, other) => (one.entry.day < other.entry.day ? -1 : 1))
          .map(({ route, label, entry, others }) => (
            <li key={route} className={styles.date}>
              <DayMark day={entry.day} />
              <div>
                <p className="quiet">
                  <span data-needs-script="">
                    <Message id={label} />
                  </span>
                  <span data-without-scripts="" hidden>
                    <Message id="dates.asOf" values={{ label: translate(label), date: date(builtOn) }} />
                  </span>
                  {entry.grade !== undefined && (
                    <>
                      {" · "}
                      <Message id="timetable.class" values={{ grade: number(entry.grade) }} />
                    </>
                  )}
                </p>
                <p>
                  <RouteLink to={getEntryTarget(route, entry.key)} className={styles.name}>
                    <TranslatedText value={entry.title} />
                  </RouteLink>
                  {others > 0 && ` +${number(others)}`}
                </p>
                <p className="quiet">
                  <Message id={getWeekdayKey(entry.day)} />
                  {entry.at && `, ${time(entry.at)}`}
                  <strong className={today === undefined ? styles.ofBuild : undefined}>
                    {" · "}
                    <DaysLeft days={countDays(today ?? builtOn, entry.day)} />
                  </strong>
                </p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
