import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { BudgetChart } from "../components/BudgetChart";
import { DocumentLink } from "../components/DocumentLink";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SectionLinks } from "../components/SectionLinks";
import { SpecimenTag } from "../components/SpecimenTag";
import { type LocalizedText, TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage, useTranslate } from "../i18n";
import { type PlainColumn, PlainTable } from "../listing/view/PlainTable";
import type { PageContext } from "../site/page-context";

interface AccountHead {
  readonly key: string;
  readonly name: LocalizedText;
  readonly allotted: number;
  readonly spent: number | null;
}

/** The money allotted and spent, by head and financial year, as a chart and as tables. */
export default function Budget({ data }: PageProps<Queries.BudgetPageQuery, PageContext>) {
  const { nodes } = data.entries;
  const language = useLanguage();
  const translate = useTranslate();
  const { yearPair: yearName, number } = useFormats();
  const columns = useColumns();
  const sums = nodes.map((node) => ({
    label: yearName(node.year),
    allotted: node.heads.reduce((sum, { allotted }) => sum + allotted, 0),
    spent: spentIn(node.heads),
  }));
  return (
    <Page parts={data} page="budget" specimens={nodes}>
      {nodes.length > 0 && <BudgetChart years={[...sums].reverse()} />}
      {nodes.length > 0 ? (
        <SectionLinks
          label="budget.contents"
          sections={nodes.map((node) => ({ id: node.key, name: yearName(node.year) }))}
        />
      ) : (
        <NothingYet />
      )}
      {nodes.map(({ key, specimen, year: first, heads, document, link }, index) => (
        <section key={key} id={key} aria-labelledby={`${key}-name`}>
          <h2 id={`${key}-name`}>
            <Message id="budget.year" values={{ year: yearName(first) }} /> {specimen && <SpecimenTag />}
          </h2>
          <p>
            <Message id="budget.thousands" />{" "}
            <DocumentLink
              title={{ text: translate("budget.year", { year: yearName(first) }), language }}
              document={document}
              link={link}
            />
          </p>
          <PlainTable
            caption="budget.caption"
            captionValues={{ year: yearName(first) }}
            rows={heads.map((head, place) => ({ ...head, key: `${key}-${place + 1}` }))}
            columns={columns}
            footer={{
              label: <Message id="budget.total" />,
              cells: [number(sums[index]?.allotted ?? 0), <Spent key="spent" amount={sums[index]?.spent ?? null} />],
            }}
          />
        </section>
      ))}
    </Page>
  );
}

function Spent({ amount }: { readonly amount: number | null }) {
  const { number } = useFormats();
  return amount === null ? <Message id="budget.notClosed" /> : number(amount);
}

/** The sum spent, or null while any head's account is open. */
function spentIn(heads: readonly { readonly spent: number | null }[]): number | null {
  return heads.reduce<number | null>((sum, { spent }) => (sum === null || spent === null ? null : sum + spent), 0);
}

function useColumns(): PlainColumn<AccountHead>[] {
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        id: "name",
        heading: "field.budgets.headsItem.name",
        cell: ({ name }) => <TranslatedText value={name} />,
        isRowHeader: true,
      },
      {
        id: "allotted",
        heading: "field.budgets.headsItem.allotted",
        cell: ({ allotted }) => number(allotted),
      },
      {
        id: "spent",
        heading: "field.budgets.headsItem.spent",
        cell: ({ spent }) => <Spent amount={spent} />,
      },
    ],
    [number],
  );
}

export { PageHead as Head };

export const query = graphql`
  query BudgetPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    entries: allBudget(sort: [{ year: DESC }]) {
      nodes {
        key
        specimen
        year
        heads {
          name(language: $language) {
            ...LocalizedText
          }
          allotted
          spent
        }
        document(language: $language) {
          ...DocumentFile
        }
        link
      }
    }
  }
`;
