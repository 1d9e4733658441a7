import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { DocumentLink, sourceAddress } from "../components/DocumentLink";
import { EntryTitle } from "../components/EntryTitle";
import { type ListingColumn, ListingTable } from "../components/ListingTable";
import { LocalText } from "../components/LocalText";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { SpecimenNotice } from "../components/SpecimenTag";
import { useFormats, useLanguage, Word } from "../i18n";
import type { PageContext } from "../site/page-context";
import { pathTo, type Target } from "../site/paths";
import { isRouteId } from "../site/routes";
import * as styles from "./rti.module.css";

type Manual = Queries.RtiPageQuery["manuals"]["nodes"][number];

/** How to ask for information, whom to ask, and the seventeen manuals of s. 4(1)(b) of the RTI Act, 2005. */
export default function Rti({ data }: PageProps<Queries.RtiPageQuery, PageContext>) {
  return (
    <Page parts={data} page="rti">
      <section aria-labelledby="officers">
        <h2 id="officers">
          <Word id="rti.officers" />
        </h2>
        <SpecimenNotice entries={data.officers.nodes} />
        <OfficialCards
          officials={data.officers.nodes}
          about={({ information }) =>
            information && (
              <p className={styles.duty}>
                <Word id={`vocabulary.informationDuty.${information}`} />
              </p>
            )
          }
        />
      </section>
      {data.council && (
        <section aria-labelledby="fee">
          <h2 id="fee">
            <Word id="rti.fee" />
          </h2>
          <dl>
            <dt>
              <Word id="rti.address" />
            </dt>
            <dd>
              <LocalText value={data.council.name} />
              <br />
              <LocalText value={data.council.address} />
            </dd>
            <dt>
              <Word id="rti.payee" />
            </dt>
            <dd>
              {data.council.rtiFeePayee ? (
                <LocalText value={data.council.rtiFeePayee} />
              ) : (
                <Word id="rti.payeeUndecided" />
              )}
            </dd>
          </dl>
        </section>
      )}
      <section aria-labelledby="manuals">
        <h2 id="manuals">
          <Word id="rti.manuals" />
        </h2>
        <SpecimenNotice entries={data.manuals.nodes} />
        <ListingTable caption="rti.manualsCaption" rows={data.manuals.nodes} columns={useColumns()} />
      </section>
    </Page>
  );
}

function useColumns(): ListingColumn<Manual>[] {
  const { number } = useFormats();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "title",
        heading: "listing.name",
        value: ({ title }) => title.text,
        cell: ({ title, specimen }) => <EntryTitle value={title} specimen={specimen} />,
        isRowHeader: true,
      },
      {
        id: "number",
        heading: "field.rti-manuals.number",
        value: (row) => row.number,
        cell: (row) => number(row.number),
        hidden: true,
      },
      {
        id: "summary",
        heading: "field.rti-manuals.summary",
        value: ({ summary }) => summary?.text ?? "",
        cell: ({ summary }) => summary && <LocalText value={summary} />,
      },
      {
        id: "links",
        heading: "listing.links",
        value: () => "",
        download: ({ page, document, link }) => {
          const target = targetOf(page);
          if (!target) return sourceAddress({ document, link });
          return new URL(pathTo(target, language), window.location.origin).href;
        },
        cell: ({ title, document, link, page }) => {
          const target = targetOf(page);
          if (!page || !target) return <DocumentLink title={title} document={document} link={link} />;
          return (
            <RouteLink to={target}>
              <LocalText value={page.title} />
            </RouteLink>
          );
        },
      },
    ],
    [number, language],
  );
}

/** Where a manual is that a page of the site holds; on the page of the manuals itself the officers stand. */
function targetOf(page: Manual["page"]): Target | undefined {
  if (!page || !isRouteId(page.key)) return undefined;
  return page.key === "rti" ? { route: "rti", fragment: "officers" } : { route: page.key };
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
    manuals: allRtiManual(sort: [{ number: ASC }]) {
      nodes {
        key
        specimen
        number
        title(language: $language) {
          ...LocalizedText
        }
        summary(language: $language) {
          ...LocalizedText
        }
        document {
          ...DocumentFile
        }
        link
        page {
          key
          title(language: $language) {
            ...LocalizedText
          }
        }
      }
    }
    council {
      rtiFeePayee(language: $language) {
        ...LocalizedText
      }
    }
  }
`;
