import ical, { ICalEventTransparency } from "ical-generator";
import { startOfDayInIndia } from "../language/dates";
import { calendarPath } from "../site/feeds";
import { newsPageOf } from "../site/news";
import { entryTarget, pathTo } from "../site/paths";
import { titleOf } from "./feeds/feed";
import type { PublishedData } from "./published-data";

/** How often a calendar program may ask again, in seconds. */
const refreshInterval = 24 * 60 * 60;

/**
 * Writes the closing dates of tenders in a language as iCalendar (RFC 5545), each an event of a whole day. Everything in
 * it comes from the content, so that an unchanged calendar is the same in every build.
 */
export function calendarOf(from: PublishedData): string {
  const { language, council, pages, news, word } = from;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const { hostname } = new URL(council.siteAddress);
  const list = pages.find(({ key }) => key === newsPageOf("tenders"))?.title.text ?? "";
  const calendar = ical({
    prodId: { company: hostname, product: calendarPath(language), language },
    scale: "GREGORIAN",
    name: `${list} – ${council.name.text}`,
    ttl: refreshInterval,
  });
  for (const entry of news) {
    const { key, kind, day, closes } = entry;
    if (!closes) continue;
    calendar.createEvent({
      id: `${kind}.${key}@${hostname}`,
      stamp: startOfDayInIndia(day),
      // A day without a time: the library takes it from UTC, in which JavaScript reads it.
      start: new Date(closes),
      allDay: true,
      summary: word("news.closing", { title: titleOf(entry, from).text }),
      categories: [{ name: word(`kind.${kind}`) }],
      url: whole(pathTo(entryTarget(newsPageOf(kind), key), language)),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
