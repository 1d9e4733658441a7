import { graphql, type PageProps } from "gatsby";
import { Channels, channelServices } from "../components/Channels";
import { EmailLink, TelephoneLink } from "../components/ContactLinks";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";

import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { PageContext } from "../site/page-context";
import * as styles from "./facts.module.css";

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
          <section aria-labelledby="office" className="card">
            <h2 id="office">
              <Message id="contact.office" />
            </h2>
            <dl className={styles.facts}>
              <dt>
                <Message id="field.council.address" />
              </dt>
              <dd>
                <TranslatedText value={council.name} />
                <br />
                <TranslatedText value={council.address} />
              </dd>
              {council.telephone && (
                <>
                  <dt>
                    <Message id="field.council.telephone" />
                  </dt>
                  <dd>
                    <TelephoneLink number={council.telephone} />
                  </dd>
                </>
              )}
              <dt>
                <Message id="field.council.email" />
              </dt>
              <dd>
                <EmailLink address={council.email} />
              </dd>
              <dt>
                <Message id="field.council.hours" />
              </dt>
              <dd>
                <TranslatedText value={council.hours} />
              </dd>
              {channelServices.some((service) => council[service]) && (
                <>
                  <dt>
                    <Message id="contact.channels" />
                  </dt>
                  <dd>
                    <Channels council={council} />
                  </dd>
                </>
              )}
            </dl>
          </section>
        )
      }
      below={
        officers.nodes.length > 0 && (
          <section aria-labelledby="officers">
            <h2 id="officers">
              <Message id="contact.officers" />
            </h2>
            <OfficialCards officials={officers.nodes} about={dutyOf} />
          </section>
        )
      }
    >
      {manager && (
        <section aria-labelledby="manager">
          <h2 id="manager">
            <Message id="layout.manager" />
          </h2>
          <OfficialCards officials={[manager]} about={dutyOf} />
        </section>
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
