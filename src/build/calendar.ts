import { startOfDayInIndia } from "../language/dates";
import { calendarPath } from "../site/feeds";
import { newsPageOf } from "../site/news";
import { pathTo } from "../site/paths";
import { titleOf } from "./feeds/feed";
import type { PublishedData } from "./published-data";

/** The longest a line may be, in octets of UTF-8 without its end (RFC 5545, section 3.1). */
const longestLine = 75;

/**
 * The closing dates of tenders in a language as iCalendar (RFC 5545), each an event of a whole day. Everything in it
 * comes from the content, so that an unchanged calendar is the same in every build.
 */
export function calendarOf(from: PublishedData): string {
  const { language, council, pages, news, word } = from;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const { hostname } = new URL(council.siteAddress);
  const list = pages.find(({ key }) => key === newsPageOf("tenders"))?.title.text ?? "";
  const name = `${list} – ${council.name.text}`;
  const events = news.flatMap((entry) => {
    const { key, kind, day, closes } = entry;
    if (!closes) return [];
    const title = titleOf(entry, from);
    return [
      "BEGIN:VEVENT",
      `UID:${kind}.${key}@${hostname}`,
      `DTSTAMP:${utc(startOfDayInIndia(day))}`,
      `DTSTART;VALUE=DATE:${closes.replaceAll("-", "")}`,
      `SUMMARY;LANGUAGE=${title.language}:${escapeText(word("news.closing", { title: title.text }))}`,
      `CATEGORIES;LANGUAGE=${language}:${escapeText(word(`kind.${kind}`))}`,
      `URL:${whole(pathTo({ route: newsPageOf(kind), fragment: key }, language))}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${hostname}//${calendarPath(language)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    // RFC 7986 for the name and the day's wait; the older word for programs that know only that.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** A text as a value of type TEXT (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/gu, "\\$&").replace(/\r\n|\r|\n/gu, "\\n");
}

/** A content line in pieces of at most 75 octets; a character is never parted, as the standard asks of new programs. */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > longestLine) {
      pieces.push(piece);
      // The space that marks a continuation counts.
      piece = " ";
    }
    piece += character;
  }
  return [...pieces, piece].join("\r\n");
}

/** A moment as RFC 5545 writes one in UTC. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/gu, "");
}
