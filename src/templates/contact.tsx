import { graphql } from "gatsby";
import { Channels, channelServices, EmailLink, TelephoneLink } from "../components/ContactLinks";
import { Fact, FactList } from "../components/FactList";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { PageContent, TemplateProps } from "../page-data/contents";

/** Renders the office's contact details, the Web Information Manager and the officers with their duties. */
export default function Contact({ data, pageContext: { content } }: TemplateProps<"contact">) {
  const { council } = data;
  const { manager, officers } = content;
  return (
    <Page
      data={data}
      content={content}
      page="contact"
      specimens={officers}
      textBelow
      aside={
        manager && (
          <Section id="manager" title="layout.manager">
            <OfficialCards officials={[manager]} about={dutyOf} />
          </Section>
        )
      }
      below={
        officers.length > 0 && (
          <Section id="officers" title="contact.officers">
            <OfficialCards officials={officers} about={dutyOf} />
          </Section>
        )
      }
    >
      {council && (
        <Section id="office" title="contact.office" className="card">
          <FactList>
            <Fact label="field.council.address">
              <TranslatedText value={council.name} />
              <br />
              <TranslatedText value={council.address} />
            </Fact>
            <Fact label="field.council.telephone">
              {council.telephone ? <TelephoneLink number={council.telephone} /> : <Message id="contact.noTelephone" />}
            </Fact>
            <Fact label="field.council.email">
              <EmailLink address={council.email} />
            </Fact>
            <Fact label="field.council.hours">
              <TranslatedText value={council.hours} />
            </Fact>
            <Fact label="contact.channels">
              {channelServices.some((service) => council[service]) && <Channels council={council} />}
            </Fact>
          </FactList>
        </Section>
      )}
    </Page>
  );
}

function dutyOf({ duty, telephone }: PageContent<"contact">["officers"][number]) {
  return (
    <>
      {duty && (
        <p>
          <TranslatedText value={duty} />
        </p>
      )}
      {telephone && (
        <p>
          <TelephoneLink number={telephone} />
        </p>
      )}
    </>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
