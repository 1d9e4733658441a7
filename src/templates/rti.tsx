import { graphql } from "gatsby";
import { Fact, FactList } from "../components/FactList";
import { List } from "../components/List";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import { manualList } from "../lists/of/rti";
import type { TemplateProps } from "../page-data/contents";

/**
 * Renders the procedure and the officers for requests for information, and the seventeen manuals required by s. 4(1)(b)
 * of the RTI Act, 2005.
 */
export default function Rti({ data, pageContext: { content } }: TemplateProps<"rti">) {
  return (
    <Page
      data={data}
      content={content}
      page="rti"
      specimens={[...content.officers, ...content.entries.rows]}
      aside={
        data.council && (
          <Section id="fee" title="rti.fee" className="card">
            <FactList>
              <Fact label="rti.address">
                <TranslatedText value={data.council.name} />
                <br />
                <TranslatedText value={data.council.address} />
              </Fact>
              <Fact label="rti.payee">{content.payee && <TranslatedText value={content.payee} />}</Fact>
            </FactList>
          </Section>
        )
      }
      below={
        <>
          <Section id="officers" title="rti.officers">
            <OfficialCards
              officials={content.officers}
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
            <List list={manualList} page={content.entries} />
          </Section>
        </>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
