import type { ReactNode } from "react";
import { Message, type MessageKey, useFormats, useTranslate } from "../../i18n";
import { useToday } from "../../i18n/today";
import { countDays } from "../../language/dates";
import { entryTarget, type Target } from "../../site/paths";
import { DayMark } from "../DayMark";
import { weekdayKey } from "../DayText";
import { type DatedEntry as Dated, DaysLeft, findNext } from "../NextDate";
import { RouteLink } from "../RouteLink";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** A dated entry with a title. */
export interface DatedEntry extends Dated {
  readonly title: LocalizedText;
}

interface Props {
  /** The examination papers in the order of their days. */
  readonly papers: readonly (DatedEntry & { readonly grade: number })[];
  /** The holidays in the order of their days. */
  readonly holidays: readonly DatedEntry[];
  /** Tenders in the order of their closing dates. */
  readonly closings: readonly DatedEntry[];
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
}

/**
 * Renders the next paper, holiday and closing date, nearest first, by the day of reading. Without scripts it uses the
 * day of the build and says so.
 */
export function NextDates({ papers, holidays, closings, builtOn }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const today = useToday();
  const from = today ?? builtOn;
  const [paper, ...otherPapers] = findNext(papers, from);
  const [holiday] = findNext(holidays, from);
  const [closing, ...otherClosings] = findNext(closings, from);
  const dates: NearDateProps[] = [];
  if (paper)
    dates.push({
      label: "timetable.next",
      entry: paper,
      target: { route: "timetable", fragment: paper.key },
      others: otherPapers.length,
      detail: <Message id="timetable.class" values={{ grade: number(paper.grade) }} />,
    });
  if (holiday)
    dates.push({ label: "holidays.next", entry: holiday, target: { route: "holidays", fragment: holiday.key } });
  if (closing)
    dates.push({
      label: "home.closing",
      entry: closing,
      target: entryTarget("tenders", closing.key),
      others: otherClosings.length,
    });
  if (dates.length === 0) return null;
  return (
    <section aria-label={translate("home.dates")} className={styles.band} data-until={builtOn}>
      <ul className={`plainList ${styles.dates}`}>
        {dates
          .sort((one, other) => (one.entry.day < other.entry.day ? -1 : 1))
          .map((date) => (
            <NearDate key={date.label} {...date} {...{ today, builtOn }} />
          ))}
      </ul>
    </section>
  );
}

interface NearDateProps {
  readonly label: MessageKey;
  readonly entry: DatedEntry;
  readonly target: Target;
  /** The number of other entries on the same day. */
  readonly others?: number;
  readonly detail?: ReactNode;
}

interface Reading {
  /** The day of reading, YYYY-MM-DD; undefined before hydration. */
  readonly today: string | undefined;
  readonly builtOn: string;
}

function NearDate({ label, entry, target, others = 0, detail, today, builtOn }: NearDateProps & Reading) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  return (
    <li className={styles.date}>
      <DayMark day={entry.day} />
      <div>
        <p className="quiet">
          <span data-needs-script="">
            <Message id={label} />
          </span>
          <span data-without-scripts="" hidden>
            <Message id="dates.asOf" values={{ label: translate(label), date: date(builtOn) }} />
          </span>
          {detail && <> · {detail}</>}
        </p>
        <p>
          <RouteLink to={target} className={styles.name}>
            <TranslatedText value={entry.title} />
          </RouteLink>
          {others > 0 && ` +${number(others)}`}
        </p>
        <p className="quiet">
          <Message id={weekdayKey(entry.day)} />
          <strong className={today === undefined ? styles.ofBuild : undefined}>
            {" · "}
            <DaysLeft days={countDays(today ?? builtOn, entry.day)} />
          </strong>
        </p>
      </div>
    </li>
  );
}
