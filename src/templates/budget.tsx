import { graphql } from "gatsby";
import { Bar, BudgetChart, type YearSum } from "../components/BudgetChart";
import { DocumentLink } from "../components/DocumentLink";
import { NothingYet } from "../components/NothingYet";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { SpecimenTag } from "../components/Specimen";
import { TranslatedText } from "../components/TranslatedText";
import { Message, useFormats, useLanguage, useTranslate } from "../i18n";
import { type PlainColumn, PlainTable } from "../lists/view/PlainTable";
import type { PageContent, TemplateProps } from "../page-data/contents";
import * as styles from "./budget.module.css";

type AccountHead = PageContent<"budget">["entries"][number]["heads"][number] & { readonly key: string };

/** Renders the money allotted and spent, by head and financial year, as a chart and tables. */
export default function Budget({ data, pageContext: { content } }: TemplateProps<"budget">) {
  const { entries: nodes } = content;
  const language = useLanguage();
  const translate = useTranslate();
  const { yearPair: yearName } = useFormats();
  const sums = nodes.map((node) => ({
    label: yearName(node.year),
    allotted: node.heads.reduce((sum, { allotted }) => sum + allotted, 0),
    spent: spentIn(node.heads),
  }));
  return (
    <Page data={data} content={content} page="budget" specimens={nodes}>
      <Story entries={nodes} />
      {nodes.length > 0 ? <BudgetChart years={sums} /> : <NothingYet />}
      {nodes.length > 0 && (
        <h2 className="visuallyHidden">
          <Message id="budget.contents" />
        </h2>
      )}
      {/* One year is open at a time, also without scripts; the browser's page search opens the others. */}
      {nodes.map(({ key, specimen, year: first, heads, document, link }, index) => (
        <details key={key} name="year" open={index === 0} className={styles.year}>
          <summary className={`chevron ${styles.summary}`}>
            <h3 className={styles.heading}>
              <Message id="budget.year" values={{ year: yearName(first) }} />
            </h3>{" "}
            {specimen && <SpecimenTag />}
          </summary>
          <div id={key} className={styles.heads}>
            {(document || link) && (
              <p>
                <DocumentLink
                  title={{ text: translate("budget.year", { year: yearName(first) }), language }}
                  document={document}
                  link={link}
                />
              </p>
            )}
            <Heads
              year={yearName(first)}
              heads={heads.map((head, place) => ({ ...head, key: `${key}-${place + 1}` }))}
              sum={sums[index]}
            />
          </div>
        </details>
      ))}
    </Page>
  );
}

/** The number of heads in the story. */
const headsInStory = 3;

/** Renders for what the money of the newest year is, in rupees out of 100, the greatest heads first. */
function Story({ entries: [newest] }: Pick<PageContent<"budget">, "entries">) {
  const { number, yearPair } = useFormats();
  const sum = newest?.heads.reduce((all, { allotted }) => all + allotted, 0);
  if (!newest || !sum) return null;
  const greatest = [...newest.heads].sort((one, other) => other.allotted - one.allotted).slice(0, headsInStory);
  return (
    <p className={styles.story}>
      <Message id="budget.story" values={{ year: yearPair(newest.year), hundred: number(100) }} />{" "}
      {greatest.map(({ name, allotted }, index) => (
        <span key={name.text}>
          <strong>₹{number(Math.round((100 * allotted) / sum))}</strong> <TranslatedText value={name} />
          {index < greatest.length - 1 && "\u00a0· "}
        </span>
      ))}
    </p>
  );
}

interface HeadsProps {
  readonly year: string;
  readonly heads: readonly AccountHead[];
  readonly sum: YearSum | undefined;
}

/** Renders the heads of one year as a table with sums and bars. */
function Heads({ year, heads, sum }: HeadsProps) {
  const { number } = useFormats();
  const greatest = Math.max(...heads.flatMap(({ allotted, spent }) => [allotted, spent ?? 0]));
  const columns: PlainColumn<AccountHead>[] = [
    {
      id: "name",
      heading: "field.budgets.headsItem.name",
      cell: ({ name }) => <TranslatedText value={name} />,
      isRowHeader: true,
    },
    {
      id: "allotted",
      heading: "field.budgets.headsItem.allotted",
      cell: ({ allotted }) => (
        <>
          {number(allotted)}
          <Bar kind="allotted" value={allotted} greatest={greatest} />
        </>
      ),
      isNumber: true,
    },
    {
      id: "spent",
      heading: "field.budgets.headsItem.spent",
      cell: ({ spent }) =>
        spent !== undefined && (
          <>
            {number(spent)}
            <Bar kind="spent" value={spent} greatest={greatest} />
          </>
        ),
      // The column is omitted in a year with open accounts.
      isMissing: ({ spent }) => spent === undefined,
      isNumber: true,
    },
  ];
  const hasSpent = heads.some((head) => head.spent !== undefined);
  const spent = sum && sum.spent !== null ? number(sum.spent) : <Message id="budget.notClosed" />;
  return (
    <>
      {!hasSpent && (
        <p className="quiet">
          <Message id="budget.notClosed" />
        </p>
      )}
      <PlainTable
        caption="budget.caption"
        captionValues={{ year }}
        rows={heads}
        columns={columns}
        footer={{
          label: <Message id="budget.total" />,
          cells: [number(sum?.allotted ?? 0), ...(hasSpent ? [spent] : [])],
        }}
      />
    </>
  );
}

/** Returns the sum spent, or null while the account of any head is open. */
function spentIn(heads: readonly { readonly spent?: number | undefined }[]): number | null {
  return heads.reduce<number | null>((sum, { spent }) => (sum === null || spent === undefined ? null : sum + spent), 0);
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
