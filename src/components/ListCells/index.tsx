import { Message, useFormats } from "../../i18n";
import type { CellComponents, CellProps } from "../../lists/cells";
import { getText } from "../../lists/rows";
import { parseDocumentCell } from "../../site/document-codec";
import { EmailLink, TelephoneLink } from "../ContactLinks";
import { DocumentLink } from "../DocumentLink";
import { EntryTitle } from "../EntryTitle";
import { ExternalLink } from "../ExternalLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** The components that render the cells of each column type. */
export const cells: CellComponents = {
  title: ({ title, entryUrl, isMarked }) => <EntryTitle value={title} specimen={isMarked} url={entryUrl} />,
  text: ({ column, row }) => <TranslatedText value={getText(row, column.id)} />,
  line: ({ value }) => value,
  code: ({ value }) => <code className={styles.code}>{value}</code>,
  email: ({ value }) => <EmailLink address={value} />,
  telephone: ({ value }) => <TelephoneLink number={value} />,
  link: ({ column, value }) => (
    <ExternalLink address={value}>
      <Message id={column.heading} />
    </ExternalLink>
  ),
  choice: ({ label }) => label,
  reference: ({ label }) => label,
  number: NumberCell,
  year: Year,
  date: Day,
  status: Status,
  source: Source,
  "source-or-page": (props) => {
    const { pageUrl } = props.row.cells;
    if (!pageUrl) return <Source {...props} />;
    return (
      <a href={pageUrl}>
        <TranslatedText value={getText(props.row, "pageTitle")} />
      </a>
    );
  },
};

/** Renders the link to a document without its title, which the row already shows. */
function Source({ row }: CellProps) {
  return <DocumentLink document={parseDocumentCell(row.cells.document ?? "")} link={row.cells.link || null} />;
}

function NumberCell({ value }: CellProps) {
  return <>{useFormats().number(Number(value))}</>;
}

function Year({ value }: CellProps) {
  return <>{useFormats().year(Number(value))}</>;
}

function Day({ value }: CellProps) {
  return <time dateTime={value}>{useFormats().date(value)}</time>;
}

/**
 * Renders whether a tender notice is open or closed. The text says it; the colour only supports the text (WCAG 1.4.1).
 */
function Status({ value }: CellProps) {
  const isOpen = value === "open";
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      <Message id={isOpen ? "tenders.open" : "tenders.closed"} />
    </span>
  );
}
