import { graphql, type PageProps } from "gatsby";
import { Channels, channelServices, EmailLink, TelephoneLink } from "../components/ContactLinks";
import { Fact, FactList } from "../components/FactList";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import type { PageContext } from "../site/page-context";

/** Renders the office's contact details, the Web Information Manager and the officers with their duties. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery, PageContext>) {
  const { council, officers } = data;
  const manager = council?.webInformationManager;
  return (
    <Page
      parts={data}
      page="contact"
      specimens={officers.nodes}
      aside={
        council && (
          <Section id="office" title="contact.office" className="card">
            <FactList>
              <Fact label="field.council.address">
                <TranslatedText value={council.name} />
                <br />
                <TranslatedText value={council.address} />
              </Fact>
              <Fact label="field.council.telephone">
                {council.telephone && <TelephoneLink number={council.telephone} />}
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
        )
      }
      below={
        officers.nodes.length > 0 && (
          <Section id="officers" title="contact.officers">
            <OfficialCards officials={officers.nodes} about={dutyOf} />
          </Section>
        )
      }
    >
      {manager && (
        <Section id="manager" title="layout.manager">
          <OfficialCards officials={[manager]} about={dutyOf} />
        </Section>
      )}
    </Page>
  );
}

function dutyOf({ duty, telephone }: Queries.ContactOfficialFragment) {
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

export const query = graphql`
  fragment ContactOfficial on Official {
    ...OfficialCard
    duty(language: $language) {
      ...LocalizedText
    }
    telephone
  }

  query ContactPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    council {
      webInformationManager {
        ...ContactOfficial
      }
    }
    officers: allOfficial(filter: { body: { eq: "council" }, email: { ne: null } }, sort: [{ rank: ASC }]) {
      nodes {
        ...ContactOfficial
      }
    }
  }
`;
