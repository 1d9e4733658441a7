import type { HeadProps } from "gatsby";
import type { ReactNode } from "react";
import { getProperty } from "../../app/gatsby-loader";
import { formatNumber } from "../../language/digits";
import type { FacetOfPage } from "../../lists/rows";
import { calendarNames, calendarType, type FeedScope, feedType, getCalendarPath, getFeedPath } from "../../site/feeds";
import { defaultLocale, getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { getNewsKind } from "../../site/news";
import type { PageContext } from "../../site/page-context";
import { defaultColour } from "../../site/palette";
import { pathTo, type Target } from "../../site/paths";
import { getShareCardPath, shareCardSize } from "../../site/published-paths";
import { isRouteId, type RouteId } from "../../site/routes";
import { createStructuredData, type DescribedEntry, type DescribedPage, escapeForScript } from "./structured-data";

/** The context of a page but an entry page. */
type HeadContext = Omit<PageContext, "content"> & {
  readonly content?: { readonly entries?: { readonly facet?: FacetOfPage } };
};

/** Renders the `<head>` of every page but entry pages. */
export function PageHead({ data, pageContext }: HeadProps<Queries.PagePartsFragment, HeadContext>) {
  const { council, text } = data;
  if (!council || !text) return null;
  const { language, page, number, content } = pageContext;
  const { facet } = content?.entries ?? {};
  const isHome = page === "home";
  const name = facet ? `${text.title.text}: ${facet.label}` : text.title.text;
  const named = getHeadMessages(data)("listing.page") ?? "{{number}}";
  const title = number > 1 ? `${name} – ${named.replace("{{number}}", formatNumber(number, language))}` : name;
  const isFound = isRouteId(page);
  return (
    <HeadTags
      council={council}
      language={language}
      target={isFound ? { route: page, number, entry: facet?.value } : undefined}
      title={isHome ? council.name.text : `${title} – ${council.name.text}`}
      name={isHome ? council.name.text : name}
      description={facet ? `${facet.label}: ${text.summary.text}` : text.summary.text}
      type="website"
    >
      {isFound && (
        <>
          <FeedLinks page={page} language={language} title={text.title.text} />
          {!facet && <StructuredData page={page} language={language} data={{ ...data, ...content, council, text }} />}
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

interface TagProps {
  readonly council: Pick<NonNullable<Queries.PagePartsFragment["council"]>, "siteAddress" | "name" | "colour">;
  readonly language: LocaleCode;
  /** The target of the page; undefined for the not-found page. */
  readonly target: Target | undefined;
  /** The title of the document. */
  readonly title: string;
  /** The name of the page in share previews. */
  readonly name: string;
  readonly description: string;
  /** The Open Graph type of the page. */
  readonly type: "website" | "article";
  /** Additional tags of a page that search engines may index. */
  readonly children?: ReactNode;
}

/**
 * Renders a page's title, description, canonical URL, links to its other languages and the metadata for the preview of
 * a shared page (the Open Graph protocol, ogp.me).
 */
export function HeadTags({ council, language, target, title, name, description, type, children }: TagProps) {
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const siteName = council.name.text;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={council.colour ?? defaultColour} />
      {target ? (
        <>
          <link rel="canonical" href={whole(pathTo(target, language))} />
          {localeCodes.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={whole(pathTo(target, code))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole(pathTo(target, defaultLocale))} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={name} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={whole(pathTo(target, language))} />
          <meta property="og:locale" content={openGraphLocale(language)} />
          {localeCodes
            .filter((code) => code !== language)
            .map((code) => (
              <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
            ))}
          <meta property="og:image" content={whole(getShareCardPath(language))} />
          <meta property="og:image:width" content={String(shareCardSize.width)} />
          <meta property="og:image:height" content={String(shareCardSize.height)} />
          <meta property="og:image:alt" content={siteName} />
          <meta name="twitter:card" content="summary_large_image" />
          {children}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function openGraphLocale(code: LocaleCode): string {
  return getLocale(code).intl.replace("-", "_");
}

interface DataProps {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly data: Pick<DescribedPage, "text"> &
    Pick<Queries.PagePartsFragment, "locales"> & { readonly council: Queries.CouncilPartsFragment };
  /** The entry, on an entry page. */
  readonly entry?: DescribedEntry;
}

/** Renders the structured data of a page for search engines, as a data block that browsers never run. */
export function StructuredData({ page, language, data, entry }: DataProps) {
  const { council, text, locales } = data;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const words = getHeadMessages({ locales });
  const nameOf = (id: RouteId) => words(`menu.${id}`) ?? id;
  const described = { page, language, council, text, nameOf, ...countEntries(data), entry, whole };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptSafe leaves nothing that could end the element.
      dangerouslySetInnerHTML={{ __html: escapeForScript(createStructuredData(described)) }}
    />
  );
}

/** Returns the number of entries in the data of a page, undefined without entries, and whether they are a list. */
function countEntries(data: object) {
  const entries = getProperty(data, "entries");
  if (Array.isArray(entries)) return { entries: entries.length, isList: false };
  const total = getProperty(entries, "total");
  return { entries: total === undefined ? undefined : Number(total), isList: total !== undefined };
}

/** Returns an interface message by its key; undefined for a message that the page does not contain. */
export type HeadMessages = (key: string) => string | undefined;

/**
 * Returns a lookup of the interface messages in a page's data, with their fallbacks. Gatsby renders the head apart
 * from the page, so the context of the components is missing.
 */
export function getHeadMessages({ locales }: Pick<Queries.PagePartsFragment, "locales">): HeadMessages {
  const trees = locales.edges.map(({ node }): unknown => JSON.parse(node.data));
  const textIn = (tree: unknown, key: string) => key.split(".").reduce(getProperty, tree);
  return (key) =>
    trees.map((tree) => textIn(tree, key)).find((text): text is string => typeof text === "string" && text !== "");
}
