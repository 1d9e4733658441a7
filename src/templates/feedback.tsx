import { graphql } from "gatsby";
import { EmailLink } from "../components/ContactLinks";
import { ExternalLink } from "../components/ExternalLink";
import { Fact, FactList } from "../components/FactList";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import type { TemplateProps } from "../page-data/contents";

/**
 * Renders the contacts for feedback on the site and on the council's work. There is no form, so the site receives
 * nothing that a visitor writes.
 */
export default function Feedback({ data, pageContext: { content } }: TemplateProps<"feedback">) {
  const { council } = data;
  const manager = council?.webInformationManager;
  return (
    <Page
      data={data}
      content={content}
      page="feedback"
      aside={
        <Section id="ways" title="feedback.ways" className="card">
          <FactList>
            <Fact label="feedback.aboutSite">
              {manager?.email && (
                <>
                  <TranslatedText value={manager.designation} />
                  <br />
                  <EmailLink address={manager.email} />
                </>
              )}
            </Fact>
            <Fact label="feedback.aboutCouncil">{council && <EmailLink address={council.email} />}</Fact>
            <Fact label="feedback.complaint">
              {content.channels.map(({ name, link }) => (
                <p key={link}>
                  <ExternalLink address={link}>
                    <TranslatedText value={name} />
                  </ExternalLink>
                </p>
              ))}
            </Fact>
          </FactList>
        </Section>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
