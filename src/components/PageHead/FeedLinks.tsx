import { calendarPath, calendarType, type FeedScope, feedFormats, feedPath } from "../../site/feeds";
import type { LocaleCode } from "../../site/locales";
import { newsKindOf } from "../../site/news";
import type { RouteId } from "../../site/routes";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly title: string;
}

/** Where programs find the feeds of what the page lists, and on the tenders' page the calendar. */
export function FeedLinks({ page, language, title }: Props) {
  const scope = scopeOf(page);
  if (!scope) return null;
  return (
    <>
      {feedFormats.map((format) => (
        <link
          key={format.name}
          rel="alternate"
          type={format.type}
          title={`${title} (${format.name})`}
          href={feedPath(scope, format, language)}
        />
      ))}
      {(scope === "tenders" || scope === "all") && (
        <link rel="alternate" type={calendarType} title={`${title} (iCalendar)`} href={calendarPath(language)} />
      )}
    </>
  );
}

function scopeOf(page: RouteId): FeedScope | undefined {
  return page === "home" || page === "news" ? "all" : newsKindOf(page);
}
