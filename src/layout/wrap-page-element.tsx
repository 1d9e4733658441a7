import type { GatsbyBrowser } from "gatsby";
import { PageLayout } from "../components/PageLayout";
import type { EntryPageContent } from "../lists/entry-page";
import type { PageContext } from "../site/page-context";

/** What the frame shows of a page's data. */
interface PageData {
  readonly council?: Queries.PagePartsFragment["council"];
  readonly text?: { readonly reviewed?: string | null } | null;
}

/** The part of a page's context that the frame shows. */
interface FramedContext extends Omit<PageContext, "content"> {
  readonly content?: { readonly entry?: Pick<EntryPageContent, "key" | "title" | "lastUpdated"> };
}

/**
 * Draws the frame around what a template draws. It stays when a visitor goes on to another page, so that an old phone has
 * the page's own part to draw and not all of it. Pages of Gatsby's own, which it has while developing, get none.
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
