import type { GatsbyBrowser } from "gatsby";
import { PageLayout } from "../components/PageLayout";
import type { EntryPageContent } from "../lists/entry-page";
import type { PageContext } from "../site/page-context";

/** The part of a page's data that the layout shows. */
interface PageData {
  readonly council?: Queries.PagePartsFragment["council"];
  readonly text?: { readonly reviewed?: string | null } | null;
}

/** The part of a page's context that the layout shows. */
interface FramedContext extends Omit<PageContext, "content"> {
  readonly content?: { readonly entry?: Pick<EntryPageContent, "key" | "title" | "lastUpdated"> };
}

/**
 * Renders the layout around a template. The layout persists across navigation, so that an old phone renders only the
 * new content. Gatsby's own development pages have no layout.
 */
export const wrapPageElement: GatsbyBrowser<PageData, FramedContext>["wrapPageElement"] = ({ element, props }) => {
  const { council, text } = props.data ?? {};
  const { page, number, lastUpdated, content: { entry } = {} } = props.pageContext;
  if (!council || !text) return element;
  return (
    <PageLayout
      council={council}
      {...{ page, number, entry }}
      updated={(entry ? entry.lastUpdated : lastUpdated) ?? null}
      reviewed={text.reviewed ?? null}
    >
      {element}
    </PageLayout>
  );
};
