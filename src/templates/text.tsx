import { graphql } from "gatsby";
import { ContactNote } from "../components/ContactNote";
import { Contents } from "../components/Contents";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { TranslatedText } from "../components/TranslatedText";
import type { TemplateProps } from "../page-data/contents";
import { isRouteId } from "../site/routes";
import * as styles from "./text.module.css";

/** Renders a text page, the pages below it, and the office to contact. */
export default function Text({ data, pageContext: { page, content } }: TemplateProps<"text">) {
  const { specimen, below, body } = content;
  return (
    <Page
      data={data}
      content={content}
      page={page}
      aside={
        <>
          <ContactNote manager={data.council?.webInformationManager ?? null} specimen={specimen} />
          {body && (
            <div className={styles.contents}>
              <Contents text={body} />
            </div>
          )}
        </>
      }
    >
      {below.length > 0 && (
        <ul className={`plainList ${styles.pages}`}>
          {below.map(({ key, title, summary }) => (
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

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
