import type { GatsbyBrowser } from "gatsby";
import { PageLayout } from "../components/PageLayout";
import type { PageContext } from "../site/page-context";

/**
 * Draws the frame around what a template draws. It stays when a visitor goes on to another page, so that an old phone has
 * the page's own part to draw and not all of it. Pages of Gatsby's own, which it has while developing, get none.
 */
export const wrapPageElement: GatsbyBrowser<Partial<Queries.PagePartsFragment>, PageContext>["wrapPageElement"] = ({
  element,
  props,
}) => {
  const { council, text, history = null } = props.data ?? {};
  if (!council || !text) return element;
  return (
    <PageLayout
      council={council}
      text={text}
      history={history}
      page={props.pageContext.page}
      number={props.pageContext.number}
    >
      {element}
    </PageLayout>
  );
};
