import type { ReactNode } from "react";
import { type AnyMessageKey, Message, type MessageKey, useFormats, useTranslate } from "../../i18n";
import { useToday } from "../../i18n/today";
import { countDays, getWeekday } from "../../language/dates";
import { entryTarget, type Target } from "../../site/paths";
import { DayMark } from "../DayMark";
import { DaysLeft } from "../NextDate";
import { type DatedEntry, findNext } from "../NextDate/find-next";
import { RouteLink } from "../RouteLink";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Entry extends DatedEntry {
  readonly title: LocalizedText;
}

interface Props {
  /** Each in the order of their days. */
  readonly papers: readonly (Entry & { readonly grade: number })[];
  readonly holidays: readonly Entry[];
  /** Tenders, by the day on which they close. */
  readonly closings: readonly Entry[];
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
}

/** The next paper, holiday and closing date, by the day of reading; without scripts by the day of the build, and so marked. */
export function NextDates({ papers, holidays, closings, builtOn }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const today = useToday();
  const near = { today, builtOn };
  return (
    <section aria-label={translate("home.dates")} className={styles.band}>
      <ul className={`plainList ${styles.dates}`}>
        <NearDate
          {...near}
          label="timetable.next"
          entries={papers}
          targetOf={({ key }) => ({ route: "timetable", fragment: key })}
          detailOf={({ grade }) => <Message id="timetable.class" values={{ grade: number(grade) }} />}
        />
        <NearDate
          {...near}
          label="holidays.next"
          entries={holidays}
          targetOf={({ key }) => ({ route: "holidays", fragment: key })}
        />
        <NearDate
          {...near}
          label="home.closing"
          entries={closings}
          targetOf={({ key }) => entryTarget("tenders", key)}
        />
      </ul>
    </section>
  );
}

interface NearDateProps<Kind extends Entry> {
  readonly label: MessageKey;
  readonly entries: readonly Kind[];
  /** The visitor's day, once it is known. */
  readonly today: string | undefined;
  readonly builtOn: string;
  readonly targetOf: (entry: Kind) => Target;
  /** Returns what else there is to say where the day has one entry. */
  readonly detailOf?: (entry: Kind) => ReactNode;
}

function NearDate<Kind extends Entry>({ label, entries, today, builtOn, targetOf, detailOf }: NearDateProps<Kind>) {
  const translate = useTranslate();
  const { date, number } = useFormats();
  const from = today ?? builtOn;
  const [next, ...others] = findNext(entries, from);
  if (!next) return null;
  const weekday: AnyMessageKey = `weekday.${String(getWeekday(next.day)) as "0"}`;
  return (
    <li className={styles.date}>
      <DayMark day={next.day} />
      <div>
        <p className="quiet">
          <span data-needs-script="">
            <Message id={label} />
          </span>
          <span data-without-scripts="" hidden>
            <Message id="dates.asOf" values={{ label: translate(label), date: date(builtOn) }} />
          </span>
          {detailOf && <> · {detailOf(next)}</>}
        </p>
        <p>
          <RouteLink to={targetOf(next)} className={styles.name}>
            <TranslatedText value={next.title} />
          </RouteLink>
          {others.length > 0 && ` +${number(others.length)}`}
        </p>
        <p className="quiet">
          <Message id={weekday} />
          <strong className={today === undefined ? styles.unknown : undefined}>
            {" · "}
            <DaysLeft days={countDays(from, next.day)} />
          </strong>
        </p>
      </div>
    </li>
  );
}
