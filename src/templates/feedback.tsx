import { graphql, type PageProps } from "gatsby";
import { EmailLink } from "../components/ContactLinks";
import { ExternalLinkNote } from "../components/ExternalLinkNote";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { PageContext } from "../site/page-context";
import * as styles from "./facts.module.css";

/**
 * Renders the contacts for feedback on the site and on the council's work. There is no form, so the site receives
 * nothing that a visitor writes.
 */
export default function Feedback({ data }: PageProps<Queries.FeedbackPageQuery, PageContext>) {
  const { council } = data;
  const manager = council?.webInformationManager;
  return (
    <Page
      parts={data}
      page="feedback"
      aside={
        <section aria-labelledby="ways" className="card">
          <h2 id="ways">
            <Message id="feedback.ways" />
          </h2>
          <dl className={styles.facts}>
            {manager?.email && (
              <>
                <dt>
                  <Message id="feedback.aboutSite" />
                </dt>
                <dd>
                  <TranslatedText value={manager.designation} />
                  <br />
                  <EmailLink address={manager.email} />
                </dd>
              </>
            )}
            {council && (
              <>
                <dt>
                  <Message id="feedback.aboutCouncil" />
                </dt>
                <dd>
                  <EmailLink address={council.email} />
                </dd>
              </>
            )}
            {council?.feedbackChannels && (
              <>
                <dt>
                  <Message id="feedback.complaint" />
                </dt>
                {council.feedbackChannels.map(({ name, link }) => (
                  <dd key={link}>
                    <a href={link} rel="external">
                      <TranslatedText value={name} /> (<ExternalLinkNote address={link} />)
                    </a>
                  </dd>
                ))}
              </>
            )}
          </dl>
        </section>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`
  query FeedbackPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    council {
      feedbackChannels {
        name(language: $language) {
          ...LocalizedText
        }
        link
      }
    }
  }
`;
