import type { ComponentProps } from "react";
import { Message, useFormats } from "../../i18n";
import { type CellComponents, type CellProps, Listing, textOf } from "../../listing";
import { documentOfCell } from "../../site/document-codec";
import { DocumentLink } from "../DocumentLink";
import { EntryTitle } from "../EntryTitle";
import { NothingYet } from "../NothingYet";
import { StatusTag } from "../StatusTag";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** How the cells of each type of column look. */
const cells: CellComponents = {
  title: Title,
  "linked-title": LinkedTitle,
  text: Text,
  line: Value,
  code: ({ value }) => <code className={styles.code}>{value}</code>,
  email: ({ value }) => <a href={`mailto:${value}`}>{value}</a>,
  choice: Label,
  reference: Label,
  number: NumberCell,
  year: Year,
  date: Day,
  status: ({ value }) => <StatusTag isOpen={value === "open"} />,
  source: Source,
  "source-or-page": (props) => {
    const { pageUrl } = props.row.cells;
    if (!pageUrl) return <Source {...props} />;
    return (
      <a href={pageUrl}>
        <TranslatedText value={textOf(props.row, "pageTitle")} />
      </a>
    );
  },
};

/** A list of entries, in the look of the site. */
export function List(props: Omit<ComponentProps<typeof Listing>, "cells" | "nothing">) {
  return <Listing {...props} cells={cells} nothing={<NothingYet />} />;
}

function Title({ row, title }: CellProps) {
  return <EntryTitle value={title} specimen={row.specimen} />;
}

function LinkedTitle({ column, row, title }: CellProps) {
  const entry = <EntryTitle value={title} specimen={row.specimen} />;
  const url = row.cells[`${column.id}Url`];
  return url ? <a href={url}>{entry}</a> : entry;
}

function Source({ row, title }: CellProps) {
  return (
    <DocumentLink title={title} document={documentOfCell(row.cells.document ?? "")} link={row.cells.link || null} />
  );
}

function Text({ column, row, value }: CellProps) {
  if (value === "") return column.missing ? <Message id={column.missing} /> : null;
  return <TranslatedText value={textOf(row, column.id)} />;
}

function Value({ value }: CellProps) {
  return <>{value}</>;
}

function Label({ label }: CellProps) {
  return <>{label}</>;
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
