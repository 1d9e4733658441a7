import { Message, useFormats, useTranslate } from "../../i18n";
import type { PageContent } from "../../page-data/contents";
import { bowl, flame } from "../../site/motif";
import { anyClass, everyClass } from "../ClassChooser";
import { RouteLink } from "../RouteLink";
import * as styles from "./garland.module.css";

type Year = PageContent<"home">["year"];

interface Props {
  readonly year: Year;
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
}

const petalAngles = [0, 60, 120, 180, 240, 300] as const;

/**
 * Renders a session as a string of twelve flowers. The lamp burns at the month of reading, and the months with papers of
 * the visitor's class have a saffron heart. A screen reader gets the heading and one sentence for it.
 */
export function Garland({ year: { session, months }, builtOn }: Props) {
  const translate = useTranslate();
  const { number, date, dayParts, yearPair } = useFormats();
  const nameOf = ({ until }: Year["months"][number]) => dayParts(until).month;
  const coming = months.filter(({ until }) => until >= builtOn);
  const label = translate("dates.session", { session: yearPair(session) });
  const byClass = everyClass.map((forClass) => ({
    forClass,
    names: months
      .filter(({ grades }) => grades.some((grade) => forClass === anyClass || forClass === String(grade)))
      .map(nameOf),
  }));
  return (
    <>
      <div className={styles.head}>
        <h2>
          <span data-needs-script="">
            {label} · <Message id="dates.today" />{" "}
            <span data-today={number(0)} suppressHydrationWarning>
              {number(Number(builtOn.slice(8)))}
            </span>
            {coming.map((month, index) => (
              <span key={month.until} data-next="month" data-until={month.until} hidden={index > 0}>
                {" "}
                {nameOf(month)}
              </span>
            ))}
          </span>
          <span data-without-scripts="" hidden>
            <Message id="dates.asOf" values={{ label, date: date(builtOn) }} />
          </span>
        </h2>
        <RouteLink to="timetable" className={styles.chooser} data-needs-script="">
          <span data-classes={everyClass.join(" ")}>
            {everyClass.map((forClass) => (
              <span key={forClass} data-class={forClass}>
                {forClass === anyClass ? (
                  <Message id="timetable.contents" />
                ) : (
                  <Message id="home.changeClass" values={{ grade: number(Number(forClass)) }} />
                )}
              </span>
            ))}
          </span>
        </RouteLink>
      </div>
      <svg className={styles.shapes} aria-hidden="true">
        <symbol id="flower" viewBox="-14 -14 28 28">
          {petalAngles.map((angle) => (
            <ellipse key={angle} cy="-8" rx="4.4" ry="5.6" transform={`rotate(${angle})`} />
          ))}
          <circle r="4.5" />
        </symbol>
        <symbol id="lamp" viewBox="66 62 108 108">
          <circle cx="120" cy="116" r="52" />
          <path className={styles.flame} d={flame} />
          <path className={styles.bowl} d={bowl} />
        </symbol>
      </svg>
      <div className={styles.garland} aria-hidden="true">
        {[0, 1].map((row) => (
          <svg key={row} aria-hidden="true" className={styles.string} viewBox="0 0 100 24" preserveAspectRatio="none">
            <path d="M0 0Q50 48 100 0" vectorEffect="non-scaling-stroke" />
          </svg>
        ))}
        {months.map((month) => (
          <span key={month.until} className={styles.month} data-until={month.until}>
            <i data-after="" hidden={month.until >= builtOn} />
            <svg className={styles.flower} aria-hidden="true">
              <use href="#flower" />
            </svg>
            {month.grades.length > 0 && (
              <span data-classes={everyClass.join(" ")}>
                {[anyClass, ...month.grades].map((forClass) => (
                  <i key={forClass} data-class={forClass} className={styles.heart} />
                ))}
              </span>
            )}
            {month.until >= builtOn && (
              <span className={styles.lamp} data-next="lamp" data-until={month.until} hidden={month !== coming[0]}>
                <svg aria-hidden="true">
                  <use href="#lamp" />
                </svg>
              </span>
            )}
            <span className={styles.name}>{nameOf(month)}</span>
          </span>
        ))}
      </div>
      <div className={styles.papers} data-classes={everyClass.join(" ")}>
        {byClass.map(
          ({ forClass, names }) =>
            names.length > 0 && (
              <p key={forClass} data-class={forClass}>
                <Message id="home.examMonths" values={{ months: names.join(", ") }} />
              </p>
            ),
        )}
      </div>
    </>
  );
}
