import { type AnyMessageKey, Message, useFormats } from "../../i18n";
import type { LocalizedText } from "../../site/locales";
import { getEntryTarget } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { anyClass, everyClass } from "../ClassChooser";
import { DayMark } from "../DayMark";
import { getWeekdayKey } from "../DayText";
import { type DatedEntry, DaysLeft, groupComing, mostGroups } from "../NextDate";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** A dated entry with a title, and the class of an examination paper. */
interface TitledDate extends DatedEntry {
  readonly title: LocalizedText;
  readonly grade?: number;
  /** The page of the entry, if not that of its kind. */
  readonly route?: RouteId;
}

/** A kind of dates. A page shows the first that are not over. */
interface Kind {
  /** The name of the kind; unique on the page. */
  readonly name: string;
  readonly route: RouteId;
  readonly label: AnyMessageKey;
  /** The number of dates to show; one by default. */
  readonly most?: number;
  /** The class whose visitors see the dates; everybody by default. */
  readonly forClass?: string;
}

interface Row extends Kind {
  readonly entry: TitledDate;
  readonly end: string;
  readonly isNext: boolean;
}

/** Returns the dates of a kind that are not over. A page shows the first ones. */
export function findComing(kind: Kind, entries: readonly TitledDate[], builtOn: string): Row[] {
  return groupComing(entries, builtOn)
    .slice(0, mostGroups)
    .flatMap(({ end, entries: [entry] }, index) =>
      entry ? [{ ...kind, entry, end, isNext: index < (kind.most ?? 1) }] : [],
    );
}

/** Returns the coming papers of each class, and those of any for a visitor who has not chosen one. */
export function listPaperRows(papers: readonly TitledDate[], builtOn: string): Row[] {
  const grades = [...new Set(papers.map(({ grade }) => grade))];
  return [undefined, ...grades].flatMap((grade) => {
    const own = papers.filter((paper) => grade === undefined || paper.grade === grade);
    const forClass = String(grade ?? anyClass);
    return findComing(
      { name: `papers${forClass}`, route: "timetable", label: "timetable.next", forClass },
      own,
      builtOn,
    );
  });
}

/** Renders dates as rows, nearest first: the day, what it is, and how many days are left. */
export function DateRows({ rows, builtOn }: { readonly rows: readonly Row[]; readonly builtOn: string }) {
  const { number, time } = useFormats();
  return (
    <ul className="plainList" data-classes={everyClass.join(" ")}>
      {[...rows]
        .sort((one, other) => (one.end < other.end ? -1 : 1))
        .map(({ name, route, label, most, forClass, end, isNext, entry: { key, day, at, title, grade, ...entry } }) => (
          <li
            key={`${name} ${key}`}
            className={styles.date}
            data-next={name}
            data-most={most}
            data-until={end}
            data-class={forClass}
            hidden={!isNext}
          >
            <DayMark day={day} />
            <div>
              <p>
                <RouteLink to={getEntryTarget(entry.route ?? route, key)} className={styles.name}>
                  <TranslatedText value={title} />
                </RouteLink>
                {forClass === anyClass && grade !== undefined && (
                  <>
                    {"\u00a0· "}
                    <Message id="timetable.class" values={{ grade: number(grade) }} />
                  </>
                )}
              </p>
              <p className="quiet">
                <Message id={label} />
                &nbsp;· <Message id={getWeekdayKey(day)} />
                {at && `, ${time(at)}`}
                {"\u00a0· "}
                <strong>
                  <DaysLeft from={builtOn} day={day} />
                </strong>
              </p>
            </div>
          </li>
        ))}
    </ul>
  );
}
