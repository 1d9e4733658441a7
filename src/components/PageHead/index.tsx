import type { HeadProps } from "gatsby";
import { formatNumber } from "../../language/digits";
import type { PageContext } from "../../site/page-context";
import { isRouteId } from "../../site/routes";
import { FeedLinks } from "./FeedLinks";
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
