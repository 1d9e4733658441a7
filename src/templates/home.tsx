import { graphql, type PageProps } from "gatsby";
import { renderBlockingId } from "../app/first-paint";
import { AudienceLinks } from "../components/AudienceLinks";
import { News } from "../components/News";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RichText } from "../components/RichText";
import { RouteLink } from "../components/RouteLink";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { PageContext } from "../site/page-context";
import * as styles from "./home.module.css";

/** The first page: ways in, what the council is, what is new, the officials. */
export default function Home({ data }: PageProps<Queries.HomePageQuery, PageContext>) {
  const { text, council, officials } = data;
  return (
    <Page
      parts={data}
      page="home"
      heading={
        <div className={styles.welcome}>
          {council && (
            <h1>
              <TranslatedText value={council.name} />
            </h1>
          )}
          {text && (
            <p id={renderBlockingId} className={styles.summary}>
              <TranslatedText value={text.summary} />
            </p>
          )}
        </div>
      }
    >
      <AudienceLinks />
      <div className={styles.columns}>
        <section id="introduction" aria-labelledby="introduction-title">
          <h2 id="introduction-title">
            <Message id="home.introduction" />
          </h2>
          {text?.body && <RichText value={text.body} />}
        </section>
        <section id="new" aria-labelledby="new-title">
          <h2 id="new-title">
            <Message id="home.new" />
          </h2>
          <News entries={data.news} />
          <p>
            <RouteLink to="news">
              <Message id="home.newAll" />
            </RouteLink>
          </p>
        </section>
      </div>
      <section aria-labelledby="officials-title">
        <h2 id="officials-title">
          <Message id="home.officials" />
        </h2>
        <OfficialCards officials={officials.nodes} />
      </section>
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query HomePage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    officials: allOfficial(filter: { onHome: { eq: true } }, sort: [{ rank: ASC }]) {
      nodes {
        ...OfficialCard
      }
    }
    news(first: 8) {
      ...NewsItem
    }
  }
`;
