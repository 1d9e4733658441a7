import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { EntryTitle } from "../components/EntryTitle";
import type { ListingColumn } from "../components/ListingTable";
import type { Cells } from "../components/ListingTable/rows-file";
import { Page } from "../components/Page";
import { Listing } from "../components/PagedListing";
import { PageHead } from "../components/PageHead";
import { SpecimenNotice } from "../components/SpecimenTag";
import type { PageContext } from "../site/page-context";

type School = Queries.SchoolsPageQuery["entries"]["nodes"][number];
type Facets = Queries.SchoolsPageQuery["entries"]["facets"];

/** The schools the council recognises, by district and name in the order of the page's language. */
export default function Schools({ data }: PageProps<Queries.SchoolsPageQuery, PageContext>) {
  const { nodes, facets } = data.entries;
  return (
    <Page parts={data} page="schools">
      <SpecimenNotice entries={nodes} />
      <Listing
        caption="schools.caption"
        route="schools"
        list={data.entries}
        rows={nodes}
        columns={useColumns(facets)}
        rowOf={schoolOf}
        groupBy="district"
      />
    </Page>
  );
}

/** A school as the file of the whole list has it. */
function schoolOf(cells: Cells): School {
  const cell = (name: string) => cells[name] ?? "";
  return {
    key: cell("key"),
    specimen: cell("specimen") !== "",
    code: cell("code"),
    level: cell("level"),
    management: cell("management"),
    name: { text: cell("name"), language: cell("nameLanguage") },
    district: { key: cell("district") },
  };
}

function useColumns(facets: Facets): ListingColumn<School>[] {
  return useMemo(() => {
    const districts = facets.find(({ column }) => column === "district")?.values ?? [];
    const districtNames = new Map(districts.map(({ value, label }) => [value, label]));
    return [
      {
        id: "name",
        heading: "field.schools.name",
        value: ({ name }) => name.text,
        cell: ({ name, specimen }) => <EntryTitle value={name} specimen={specimen} />,
        isRowHeader: true,
        sortable: true,
        width: "widest",
      },
      { id: "code", heading: "field.schools.code", value: ({ code }) => code, sortable: true, width: "medium" },
      {
        id: "district",
        heading: "field.schools.district",
        value: ({ district }) => district.key,
        facet: (value) => districtNames.get(String(value)) ?? String(value),
        hidden: true,
      },
      {
        id: "level",
        heading: "field.schools.level",
        value: ({ level }) => level,
        vocabulary: "level",
        width: "wide",
      },
      {
        id: "management",
        heading: "field.schools.management",
        value: ({ management }) => management,
        vocabulary: "management",
        width: "medium",
      },
    ];
  }, [facets]);
}

export { PageHead as Head };

export const query = graphql`
  query SchoolsPage($language: String!, $words: [String!]!, $page: String!, $number: Int!) {
    ...PageParts
    entries: schools(language: $language, number: $number) {
      ...ListParts
      nodes {
        key
        specimen
        code
        level
        management
        name(language: $language) {
          ...LocalizedText
        }
        district {
          key
        }
      }
    }
  }
`;
