import { getCollectionPath } from "../../content/files";
import { entryEnding } from "../../content/folders";
import { getMomentInIndia, startOfDayInIndia } from "../../language/dates";
import { toDigits } from "../../language/digits";
import type { Collection } from "../../schema/collection";
import { holidays } from "../../schema/collections/holidays";
import { timetable } from "../../schema/collections/timetable";
import { getSessionBounds } from "../../schema/session";
import {
  type CalendarName,
  calendarNames,
  calendarPath,
  classCalendarPath,
  tenderCalendarPath,
} from "../../site/feeds";
import { getNewsPage } from "../../site/news";
import { entryTarget, pathTo } from "../../site/paths";
import { getFeedTitle } from "../feeds/feed";
import type { PublishedData, PublishedHoliday, PublishedPaper } from "../published-data";
import type { Calendar, CalendarEvent, TimeSpan } from "./calendar";

export { writeCalendar } from "./calendar";

/** The days of the content files' last changes, YYYY-MM-DD, by path from the project's root. */
export type ChangeDays = ReadonlyMap<string, string>;

/**
 * Returns all calendars of a language: one for each page with dates, one for the papers of each class, and one for the
 * closing date of each tender.
 *
 * @param changed determines when an entry last changed; without a day, the beginning of its session counts
 */
export function getCalendars(from: PublishedData, changed: ChangeDays): Calendar[] {
  const { language, council, papers } = from;
  const calendar = (path: string, name: string, events: readonly CalendarEvent[]): Calendar => ({
    language,
    path,
    events,
    name: `${name} – ${council.name.text}`,
  });
  const closings = getClosings(from);
  const events: Readonly<Record<CalendarName, () => CalendarEvent[]>> = {
    timetable: () => papers.map((paper) => getPaperEvent(paper, from, changed)),
    holidays: () => from.holidays.map((holiday) => getHolidayEvent(holiday, from, changed)),
    tenders: () => closings.map(({ event }) => event),
  };
  const grades = [...new Set(papers.map(({ grade }) => grade))].sort((one, other) => one - other);
  return [
    ...calendarNames.map((name) => calendar(calendarPath(name, language), getTitle(name, from), events[name]())),
    ...grades.map((grade) =>
      calendar(
        classCalendarPath(grade, language),
        `${getTitle("timetable", from)}, ${getClassName(grade, from)}`,
        papers.filter((paper) => paper.grade === grade).map((paper) => getPaperEvent(paper, from, changed)),
      ),
    ),
    ...closings.map(({ key, event }) => calendar(tenderCalendarPath(key, language), event.summary, [event])),
  ];
}

function getTitle(page: CalendarName, { pages }: PublishedData): string {
  return pages.find(({ key }) => key === page)?.title.text ?? "";
}

function getPaperEvent(paper: PublishedPaper, from: PublishedData, changed: ChangeDays): CalendarEvent {
  const { key, grade, day } = paper;
  const { language, word } = from;
  const title = getFeedTitle(paper, from).text;
  return {
    id: `timetable.${key}`,
    stamp: getStamp(timetable, paper, changed),
    span: getTimes(paper) ?? { day },
    summary: word("timetable.event", { grade: toDigits(String(grade), language), paper: title }),
    category: getTitle("timetable", from),
    path: pathTo({ route: "timetable", fragment: key }, language),
  };
}

function getTimes({ day, begins, ends }: PublishedPaper): TimeSpan | undefined {
  if (begins === undefined) return undefined;
  return { begins: getMomentInIndia(day, begins), ends: ends === undefined ? undefined : getMomentInIndia(day, ends) };
}

function getHolidayEvent(holiday: PublishedHoliday, from: PublishedData, changed: ChangeDays): CalendarEvent {
  const { key, name, specimen, day, until, kind } = holiday;
  return {
    id: `holidays.${key}`,
    stamp: getStamp(holidays, holiday, changed),
    span: { day, until },
    summary: getFeedTitle({ title: name, specimen }, from).text,
    category: from.word(`vocabulary.holidayKind.${kind}`),
    path: pathTo({ route: "holidays", fragment: key }, from.language),
  };
}

/** Returns the closing dates of tenders as all-day events. */
function getClosings(from: PublishedData): { readonly key: string; readonly event: CalendarEvent }[] {
  const { language, news, word } = from;
  return news.flatMap((entry) => {
    const { key, kind, day, closes } = entry;
    if (!closes) return [];
    const event: CalendarEvent = {
      id: `${kind}.${key}`,
      stamp: startOfDayInIndia(day),
      span: { day: closes },
      summary: word("news.closing", { title: getFeedTitle(entry, from).text }),
      category: word(`kind.${kind}`),
      path: pathTo(entryTarget(getNewsPage(kind), key), language),
    };
    return [{ key, event }];
  });
}

function getClassName(grade: number, { language, word }: PublishedData): string {
  return word("timetable.class", { grade: toDigits(String(grade), language) });
}

/**
 * Returns the start of the day of an entry's last change. Each event must have such a timestamp (RFC 5545, section
 * 3.8.7.2).
 */
function getStamp(
  collection: Pick<Collection, "folder">,
  { key, session }: { readonly key: string; readonly session: number },
  changed: ChangeDays,
): Date {
  return startOfDayInIndia(
    changed.get(`${getCollectionPath(collection)}/${key}${entryEnding}`) ?? getSessionBounds(session)[0],
  );
}
