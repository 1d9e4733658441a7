import { graphql, type PageProps } from "gatsby";
import { Fact, FactList } from "../components/FactList";
import { List, type ListContext } from "../components/List";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import { readRows } from "../lists";
import { rtiManualColumns } from "../lists/columns-of/rti-manuals";

/**
 * Renders the procedure and the officers for requests for information, and the seventeen manuals required by s. 4(1)(b)
 * of the RTI Act, 2005.
 */
export default function Rti({ data, pageContext: { content } }: PageProps<Queries.RtiPageQuery, ListContext>) {
  return (
    <Page
      parts={{ ...data, ...content }}
      page="rti"
      specimens={[...data.officers.nodes, ...readRows(content.entries)]}
      aside={
        data.council && (
          <Section id="fee" title="rti.fee" className="card">
            <FactList>
              <Fact label="rti.address">
                <TranslatedText value={data.council.name} />
                <br />
                <TranslatedText value={data.council.address} />
              </Fact>
              <Fact label="rti.payee">
                {data.council.rtiFeePayee && <TranslatedText value={data.council.rtiFeePayee} />}
              </Fact>
            </FactList>
          </Section>
        )
      }
      below={
        <>
          <Section id="officers" title="rti.officers">
            <OfficialCards
              officials={data.officers.nodes}
              about={({ information }) =>
                information && (
                  <p className="quiet">
                    <Message id={`vocabulary.informationDuty.${information}`} />
                  </p>
                )
              }
            />
          </Section>
          <Section id="manuals" title="rti.manuals">
            <List route="rti" caption="rti.manualsCaption" list={content.entries} columns={rtiManualColumns} />
          </Section>
        </>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`
  query RtiPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    officers: allOfficial(filter: { information: { ne: null } }, sort: [{ rank: ASC }]) {
      nodes {
        ...OfficialCard
        information
      }
    }
    council {
      rtiFeePayee(language: $language) {
        ...LocalizedText
      }
    }
  }
`;
