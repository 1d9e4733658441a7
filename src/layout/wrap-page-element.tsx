import type { GatsbyBrowser } from "gatsby";
import { PageLayout } from "../components/PageLayout";
import type { FacetOfPage } from "../lists/rows";
import type { EntryContent, PageText } from "../page-data/contents";
import type { PageContext } from "../site/page-context";

/** The part of a page's data that the layout shows. */
type PageData = Partial<Queries.PagePartsFragment>;

/** The part of a page's context that the layout shows. */
interface FramedContext extends Omit<PageContext, "content"> {
  readonly content?: Pick<PageText, "reviewed"> &
    Partial<EntryContent> & { readonly entries?: { readonly facet?: FacetOfPage } };
}

/**
 * Renders the layout around a template. The layout persists across navigation, so that an old phone renders only the
 * new content. Gatsby's own development pages have no layout.
 */
export const wrapPageElement: GatsbyBrowser<PageData, FramedContext>["wrapPageElement"] = ({ element, props }) => {
  const { council, text } = props.data ?? {};
  const { page, number, lastUpdated, content: { entry, entries, reviewed } = {} } = props.pageContext;
  if (!council || !text) return element;
  const { facet } = entries ?? {};
  const below = facet
    ? { key: facet.value, title: { text: facet.label, language: props.pageContext.language } }
    : entry;
  return (
    <PageLayout
      council={council}
      page={page}
      number={number}
      entry={below}
      updated={(entry ? entry.lastUpdated : lastUpdated) ?? null}
      reviewed={reviewed ?? null}
    >
      {element}
    </PageLayout>
  );
};
