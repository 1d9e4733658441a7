import type { HeadProps } from "gatsby";
import { defaultLocale, localeCodes } from "../../site/locales";
import type { PageContext } from "../../site/page-context";
import { defaultColour } from "../../site/palette";
import { pathTo } from "../../site/paths";
import { isIndexed, isRouteId } from "../../site/routes";
import { FeedLinks } from "./FeedLinks";
import { numberedName } from "./numberedName";
import { ShareMeta } from "./ShareMeta";
import { StructuredData } from "./StructuredData";

/** The document's title, description, canonical address and the same page in the other languages. */
export function PageHead({ data, pageContext }: HeadProps<Queries.PagePartsFragment, PageContext>) {
  const { council, text } = data;
  if (!council || !text) return null;
  const { language, page, number } = pageContext;
  const isHome = page === "home";
  const title = number > 1 ? `${text.title.text} – ${numberedName(data, number, language)}` : text.title.text;
  const url = (path: string) => new URL(path, council.siteAddress).href;
  return (
    <>
      <title>{isHome ? council.name.text : `${title} – ${council.name.text}`}</title>
      <meta name="description" content={text.summary.text} />
      <meta name="theme-color" content={council.colour ?? defaultColour} />
      {isRouteId(page) && isIndexed(page) ? (
        <>
          <link rel="canonical" href={url(pathTo({ route: page, number }, language))} />
          {localeCodes.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={url(pathTo({ route: page, number }, code))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url(pathTo({ route: page, number }, defaultLocale))} />
          <ShareMeta
            page={page}
            language={language}
            title={isHome ? council.name.text : text.title.text}
            description={text.summary.text}
            siteName={council.name.text}
            whole={url}
          />
          <FeedLinks page={page} language={language} title={text.title.text} />
          <StructuredData page={page} language={language} data={{ ...data, council, text }} whole={url} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
