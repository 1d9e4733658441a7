import { graphql, type PageProps } from "gatsby";
import { renderBlockingId } from "../app/first-paint";
import { LocalText } from "../components/LocalText";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { Word } from "../i18n";
import type { PageContext } from "../site/page-context";
import * as styles from "./not-found.module.css";

/** Answers for every address that is no page, in the language of its prefix. */
export default function NotFound({ data }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const { text } = data;
  return (
    <Page
      parts={data}
      page="not-found"
      heading={
        <>
          <p className={styles.code}>
            <Word id="not-found.code" />
          </p>
          {text && (
            <>
              <h1>
                <LocalText value={text.title} />
              </h1>
              <p id={renderBlockingId}>
                <LocalText value={text.summary} />
              </p>
            </>
          )}
          <p>
            <RouteLink to="home">
              <Word id="not-found.home" />
            </RouteLink>
          </p>
        </>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`
  query NotFoundPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
