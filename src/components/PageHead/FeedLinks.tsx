import { calendarNames, calendarPath, calendarType, type FeedScope, feedFormats, feedPath } from "../../site/feeds";
import type { LocaleCode } from "../../site/locales";
import { getNewsKind } from "../../site/news";
import type { RouteId } from "../../site/routes";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly title: string;
}

/**
 * Renders `<link>` elements to the feeds of a page's entries and the calendar of its dates. The home and news pages
 * link to the feed of all news and every calendar.
 */
export function FeedLinks({ page, language, title }: Props) {
  const scope = getScope(page);
  const calendars = calendarNames.filter((name) => scope === "all" || name === page);
  return (
    <>
      {scope &&
        feedFormats.map((format) => (
          <link
            key={format.name}
            rel="alternate"
            type={format.type}
            title={`${title} (${format.name})`}
            href={feedPath(scope, format, language)}
          />
        ))}
      {calendars.map((name) => (
        <link
          key={name}
          rel="alternate"
          type={calendarType}
          title={`${title} (iCalendar)`}
          href={calendarPath(name, language)}
        />
      ))}
    </>
  );
}

function getScope(page: RouteId): FeedScope | undefined {
  return page === "home" || page === "news" ? "all" : getNewsKind(page);
}
