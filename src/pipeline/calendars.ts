import ical, { type ICalEventData, ICalEventTransparency } from "ical-generator";
import { getCollectionPath } from "../content/files";
import { entryEnding } from "../content/folders";
import { getMomentInIndia, getNextDay, startOfDayInIndia } from "../language/dates";
import { toDigits } from "../language/digits";
import type { Collection } from "../schema/collection";
import { getCollection } from "../schema/collections";
import { holidays, timetable } from "../schema/collections/teaching";
import { getSessionBounds } from "../schema/session";
import {
  type CalendarName,
  calendarNames,
  getCalendarPath,
  getClassCalendarPath,
  getDeadlineCalendarPath,
  isOfList,
} from "../site/feeds";
import { getNewsPage } from "../site/news";
import { getEntryTarget, pathTo } from "../site/paths";
import { getFeedTitle } from "./atom-feed";
import type { PublishedData } from "./published-data";

type Paper = PublishedData["papers"][number];
type Holiday = PublishedData["holidays"][number];

/** The day of the last change of each content file, YYYY-MM-DD, by path from the project's root. */
type ChangeDays = ReadonlyMap<string, string>;

/** The URL path, the name and the events of a calendar. */
type Calendar = readonly [path: string, name: string, events: ICalEventData[]];

/** The refresh interval for calendar programs, in seconds. */
const refreshInterval = 24 * 60 * 60;

/**
 * Formats all calendars of a language as iCalendar (RFC 5545), by URL path: one for each page with dates, one for the
 * papers of each class, and one for each entry with a last day. Times are in UTC, so no time zone is needed. All data
 * is from the content, so an unchanged calendar is the same in every build.
 *
 * @param changed for an entry that is not in it, the day of its publication or the beginning of its session counts
 */
export function createCalendars(from: PublishedData, changed: ChangeDays): ReadonlyMap<string, string> {
  const { language, council, papers } = from;
  const closings = getClosings(from, changed);
  const events = {
    timetable: papers.map((paper) => getPaperEvent(paper, from, changed)),
    holidays: from.holidays.map((holiday) => getHolidayEvent(holiday, from, changed)),
  };
  const listEvents = (name: CalendarName) =>
    isOfList(name) ? closings.flatMap(({ page, event }) => (page === name ? event : [])) : events[name];
  const grades = [...new Set(papers.map(({ grade }) => grade))].sort((one, other) => one - other);
  const ofClass = (grade: number): Calendar => {
    const name = from.word("timetable.class", { grade: toDigits(String(grade), language) });
    const own = papers.flatMap((paper, index) => (paper.grade === grade ? (events.timetable[index] ?? []) : []));
    return [getClassCalendarPath(grade, language), `${getTitle("timetable", from)}, ${name}`, own];
  };
  const calendars = [
    ...calendarNames.map((name): Calendar => [getCalendarPath(name, language), getTitle(name, from), listEvents(name)]),
    ...grades.map(ofClass),
    ...closings.map(({ page, key, event }): Calendar => {
      return [getDeadlineCalendarPath(page, key, language), event.summary, [event]];
    }),
  ];
  const company = new URL(council.siteAddress).hostname;
  return new Map(
    calendars.map(([path, name, own]) => {
      const calendar = ical({
        prodId: { company, product: path, language },
        scale: "GREGORIAN",
        name: `${name} – ${council.name.text}`,
        ttl: refreshInterval,
        events: own,
      });
      return [path, `${calendar.toString()}\r\n`];
    }),
  );
}

/** Returns the fields of an event that its kind does not decide. */
function getEvent(id: string, category: string, page: string, { council }: PublishedData) {
  const { hostname, origin } = new URL(council.siteAddress);
  return {
    id: `${id}@${hostname}`,
    categories: [{ name: category }],
    url: new URL(page, origin).href,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** Returns whole days, YYYY-MM-DD. The calendar library uses UTC, as JavaScript does for a day without a time. */
function getDays(day: string, until?: string) {
  // The end is the first day after the event.
  return { start: new Date(day), ...(until && { end: new Date(getNextDay(until)) }), allDay: true };
}

/** Returns a whole day, or the minute when it ends. */
function getEndTime(end: string) {
  const [day = "", time] = end.split("T");
  return time === undefined ? getDays(day) : { start: getMomentInIndia(day, time) };
}

function getTitle(page: CalendarName, { pages }: PublishedData): string {
  return pages.find(({ key }) => key === page)?.title.text ?? "";
}

function getPaperEvent(paper: Paper, from: PublishedData, changed: ChangeDays): ICalEventData {
  const { key, grade, day, begins, ends } = paper;
  const { language, word } = from;
  const page = pathTo({ route: "timetable", fragment: key }, language);
  const hours = begins && { start: getMomentInIndia(day, begins), ...(ends && { end: getMomentInIndia(day, ends) }) };
  return {
    ...getEvent(`timetable.${key}`, getTitle("timetable", from), page, from),
    ...(hours || getDays(day)),
    stamp: getStamp(timetable, key, getSessionBounds(paper.session)[0], changed),
    summary: word("timetable.event", {
      grade: toDigits(String(grade), language),
      paper: getFeedTitle(paper, from).text,
    }),
  };
}

function getHolidayEvent(holiday: Holiday, from: PublishedData, changed: ChangeDays): ICalEventData {
  const { key, name, specimen, day, until, kind } = holiday;
  const page = pathTo({ route: "holidays", fragment: key }, from.language);
  return {
    ...getEvent(`holidays.${key}`, from.word(`vocabulary.holidayKind.${kind}`), page, from),
    ...getDays(day, until),
    stamp: getStamp(holidays, key, getSessionBounds(holiday.session)[0], changed),
    summary: getFeedTitle({ title: name, specimen }, from).text,
  };
}

/** Returns the last days of entries, such as tenders: all-day events, or the minute when an entry closes. */
function getClosings(from: PublishedData, changed: ChangeDays) {
  const { language, closings, word } = from;
  return closings.map((entry) => {
    const { key, kind, day, closes } = entry;
    const page = getNewsPage(kind);
    const address = pathTo(getEntryTarget(page, key), language);
    const summary = word("news.closing", { title: getFeedTitle(entry, from).text });
    const own = getEvent(`${kind}.${key}`, word(`kind.${kind}`), address, from);
    const stamp = getStamp(getCollection(kind), key, day, changed);
    return { page, key, event: { ...own, ...getEndTime(closes), stamp, summary } };
  });
}

/**
 * Returns the start of the day of an entry's last change. A program that has the event takes the text with the later
 * time (RFC 5545, section 3.8.7.2).
 *
 * @param day the day that counts without a history, YYYY-MM-DD
 */
function getStamp(collection: Pick<Collection, "folder">, key: string, day: string, changed: ChangeDays): Date {
  return startOfDayInIndia(changed.get(`${getCollectionPath(collection)}/${key}${entryEnding}`) ?? day);
}
