import { graphql, type PageProps } from "gatsby";
import { ContactNote } from "../components/ContactNote";
import { Contents } from "../components/Contents";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { TranslatedText } from "../components/TranslatedText";
import type { PageContext } from "../site/page-context";
import { isRouteId } from "../site/routes";
import * as styles from "./text.module.css";

/** Renders a text page, the pages below it, and the office to contact. */
export default function Text({ data, pageContext }: PageProps<Queries.TextPageQuery, PageContext>) {
  const { text, council } = data;
  return (
    <Page
      parts={data}
      page={pageContext.page}
      aside={
        <>
          <ContactNote manager={council?.webInformationManager ?? null} specimen={text?.specimen ?? false} />
          {text?.body && (
            <div className={styles.contents}>
              <Contents text={text.body} />
            </div>
          )}
        </>
      }
    >
      {text && text.below.length > 0 && (
        <ul className={`plainList ${styles.pages}`}>
          {text.below.map(({ key, title, summary }) => (
            <li key={key}>
              {isRouteId(key) && (
                <RouteLink to={key}>
                  <TranslatedText value={title} />
                </RouteLink>
              )}
              <p className="quiet">
                <TranslatedText value={summary} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query TextPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    text: pageText(key: { eq: $page }) {
      specimen
      below {
        key
        ...PageTitle
      }
    }
  }
`;
