import { graphql, type PageProps } from "gatsby";
import { List } from "../components/List";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import { type ListPageRows, readRows } from "../lists";
import { rtiManualColumns } from "../lists/columns-of/rti-manuals";
import type { ContextWith } from "../site/page-context";
import * as styles from "./facts.module.css";

type Context = ContextWith<{ readonly entries: ListPageRows }>;

/**
 * Renders the procedure and the officers for requests for information, and the seventeen manuals required by s. 4(1)(b)
 * of the RTI Act, 2005.
 */
export default function Rti({ data, pageContext: { content } }: PageProps<Queries.RtiPageQuery, Context>) {
  return (
    <Page
      parts={{ ...data, ...content }}
      page="rti"
      specimens={[...data.officers.nodes, ...readRows(content.entries)]}
      aside={
        data.council && (
          <section aria-labelledby="fee" className="card">
            <h2 id="fee">
              <Message id="rti.fee" />
            </h2>
            <dl className={styles.facts}>
              <dt>
                <Message id="rti.address" />
              </dt>
              <dd>
                <TranslatedText value={data.council.name} />
                <br />
                <TranslatedText value={data.council.address} />
              </dd>
              {data.council.rtiFeePayee && (
                <>
                  <dt>
                    <Message id="rti.payee" />
                  </dt>
                  <dd>
                    <TranslatedText value={data.council.rtiFeePayee} />
                  </dd>
                </>
              )}
            </dl>
          </section>
        )
      }
      below={
        <>
          <section aria-labelledby="officers">
            <h2 id="officers">
              <Message id="rti.officers" />
            </h2>
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
          </section>
          <section aria-labelledby="manuals">
            <h2 id="manuals">
              <Message id="rti.manuals" />
            </h2>
            <List route="rti" caption="rti.manualsCaption" list={content.entries} columns={rtiManualColumns} />
          </section>
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
