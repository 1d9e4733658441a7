import type { GatsbyBrowser } from "gatsby";
import { PageLayout } from "../components/PageLayout";
import type { PageContext } from "../site/page-context";

/** What the frame shows of a page's data. */
interface PageData {
  readonly council?: Queries.PagePartsFragment["council"];
  readonly text?: { readonly reviewed?: string | null } | null;
  readonly history?: Queries.PagePartsFragment["history"];
  /** On the page of an entry. */
  readonly entry?: Pick<Queries.EntryPartsFragment, "key" | "title" | "lastUpdated">;
}

/**
 * Draws the frame around what a template draws. It stays when a visitor goes on to another page, so that an old phone has
 * the page's own part to draw and not all of it. Pages of Gatsby's own, which it has while developing, get none.
 */
export const wrapPageElement: GatsbyBrowser<PageData, PageContext>["wrapPageElement"] = ({ element, props }) => {
  const { council, text, history, entry } = props.data ?? {};
  if (!council || !text) return element;
  return (
    <PageLayout
      council={council}
      page={props.pageContext.page}
      number={props.pageContext.number}
      entry={entry}
      updated={(entry ?? history)?.lastUpdated ?? null}
      reviewed={text.reviewed ?? null}
    >
      {element}
    </PageLayout>
  );
};
