import type { HeadProps } from "gatsby";
import { formatNumber } from "../../language/digits";
import { calendarNames, calendarType, type FeedScope, feedType, getCalendarPath, getFeedPath } from "../../site/feeds";
import type { LocaleCode } from "../../site/locales";
import { getNewsKind } from "../../site/news";
import type { PageContext } from "../../site/page-context";
import { isRouteId, type RouteId } from "../../site/routes";
import { HeadTags } from "./HeadTags";
import { getHeadMessages, StructuredData } from "./StructuredData";

export { HeadTags } from "./HeadTags";
export { getHeadMessages, type HeadMessages, StructuredData } from "./StructuredData";

/** Renders the `<head>` of every page but entry pages. */
export function PageHead({ data, pageContext }: HeadProps<Queries.PagePartsFragment, PageContext>) {
  const { council, text } = data;
  if (!council || !text) return null;
  const { language, page, number } = pageContext;
  const isHome = page === "home";
  const named = getHeadMessages(data)("listing.page") ?? "{{number}}";
  const title =
    number > 1
      ? `${text.title.text} – ${named.replace("{{number}}", formatNumber(number, language))}`
      : text.title.text;
  const isFound = isRouteId(page);
  return (
    <HeadTags
      council={council}
      language={language}
      target={isFound ? { route: page, number } : undefined}
      title={isHome ? council.name.text : `${title} – ${council.name.text}`}
      name={isHome ? council.name.text : text.title.text}
      description={text.summary.text}
      pictured={`${isHome ? council.name.text : text.title.text}. ${text.summary.text}`}
      type="website"
    >
      {isFound && (
        <>
          <FeedLinks page={page} language={language} title={text.title.text} />
          <StructuredData page={page} language={language} data={{ ...data, ...pageContext.content, council, text }} />
        </>
      )}
    </HeadTags>
  );
}

interface FeedLinksProps {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly title: string;
}

/**
 * Renders `<link>` elements to the feeds of a page's entries and the calendar of its dates. The home and news pages
 * link to the feed of all news and every calendar.
 */
function FeedLinks({ page, language, title }: FeedLinksProps) {
  const scope = getScope(page);
  const calendars = calendarNames.filter((name) => scope === "all" || name === page);
  return (
    <>
      {scope && <link rel="alternate" type={feedType} title={`${title} (Atom)`} href={getFeedPath(scope, language)} />}
      {calendars.map((name) => (
        <link
          key={name}
          rel="alternate"
          type={calendarType}
          title={`${title} (iCalendar)`}
          href={getCalendarPath(name, language)}
        />
      ))}
    </>
  );
}

function getScope(page: RouteId): FeedScope | undefined {
  return page === "home" || page === "news" ? "all" : getNewsKind(page);
}
