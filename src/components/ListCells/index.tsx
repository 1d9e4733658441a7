import { Message } from "../../i18n";
import type { CellComponents, CellProps } from "../../lists/cells";
import { getSource, getText, toPlain } from "../../lists/rows";
import { portraitSize } from "../../site/documents";
import { EmailLink, TelephoneLink } from "../ContactLinks";
import { DocumentLink } from "../DocumentLink";
import { EntryTitle } from "../EntryTitle";
import { ExternalLink } from "../ExternalLink";
import { SpecimenTag } from "../Specimen";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

const asText = ({ text }: CellProps) => text;

/** The components that render the cells of each column type. */
export const cells: CellComponents = {
  title: ({ title, entryUrl, isMarked }) => (
    <>
      <EntryTitle value={title} specimen={false} url={entryUrl} />
      {isMarked && <SpecimenTag isSign />}
    </>
  ),
  text: ({ column, row }) => <TranslatedText value={getText(row, column.id)} />,
  line: ({ text }) => <span className={styles.line}>{text}</span>,
  code: ({ text }) => <code className={styles.code}>{text}</code>,
  email: ({ text }) => <EmailLink address={text} />,
  telephone: ({ text }) => <TelephoneLink number={text} />,
  link: ({ column, text }) => (
    <ExternalLink address={text}>
      <Message id={column.heading} />
    </ExternalLink>
  ),
  // The text of the row says what the picture shows.
  picture: ({ text }) => (
    <img src={text} alt="" width={portraitSize.shown} height={portraitSize.shown} loading="lazy" />
  ),
  choice: asText,
  reference: asText,
  number: asText,
  year: asText,
  date: ({ value, text }) => <time dateTime={toPlain(value)}>{text}</time>,
  status: Status,
  source: SourceCell,
};

/** Renders the link to a document, or to the page with the content. */
function SourceCell({ column, row, title }: CellProps) {
  const { document, link, page } = getSource(row, column.id);
  if (!page) return <DocumentLink title={title} document={document} link={link} isBrief />;
  return (
    <a href={page.address}>
      <TranslatedText value={page.title} />
    </a>
  );
}

/**
 * Renders whether an entry is open or closed. The text says it; the colour only supports the text (WCAG 1.4.1).
 * The inline script shows the other text from the minute when it closes.
 */
function Status({ column, row, value }: CellProps) {
  const isOpen = value === "open";
  return (
    <span data-until={isOpen ? toPlain(row.cells[column.field]) : undefined}>
      <span className={styles.open} data-before="" hidden={!isOpen}>
        <Message id="deadline.open" />
      </span>
      <span className={styles.closed} data-after="" hidden={isOpen}>
        <Message id="deadline.closed" />
      </span>
    </span>
  );
}
