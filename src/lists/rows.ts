import type { ListPages } from "../site/listing";
import { defaultLocale, isLocaleCode, type LocalizedText } from "../site/locales";
import type { Column } from "./columns";

/** The facts of a document that its link shows. */
export interface DocumentFacts {
  readonly address: string;
  /** The extension of the file name. */
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  /** The language of the document, as a BCP 47 tag. */
  readonly language: string | null;
}

/** The place of an entry's content: a document, a page of another site, or a page of this site. */
export interface EntrySource {
  readonly document?: DocumentFacts;
  readonly link?: string;
  readonly page?: { readonly address: string; readonly title: LocalizedText };
}

/** The value of a row in a column. Its type follows from the type of the column. */
export type CellValue = string | number | LocalizedText | EntrySource;

/** The fields that determine whether an entry is in the archive. */
export interface Expiring {
  /** The last day in the list, YYYY-MM-DD; omitted if the entry does not expire. */
  readonly expiresOn?: string | undefined;
  /** True if the entry had expired at build time; else omitted. */
  readonly isExpired?: boolean;
}

/** A row of a list. It is the same in a page, in the rows file and in the worker. */
export interface ListRow extends Expiring {
  /** The entry's key, also the fragment of the row's URL. */
  readonly key: string;
  /** True if the entry is an example, not a fact. */
  readonly specimen: boolean;
  /** The values by column; columns without a value are omitted. */
  readonly cells: Readonly<Record<string, CellValue>>;
}

/** The values of a facet in list order, with the number of current rows that have each. */
export interface FacetCounts {
  readonly column: string;
  readonly values: readonly {
    readonly value: string;
    /** The name, unless a vocabulary or the column provides it. */
    readonly label: string | null;
    readonly count: number;
  }[];
}

/** The values of facets that have a page at the list's path and the value, by column. */
export type FacetAddresses = Readonly<Record<string, readonly string[]>>;

/** The value of a facet that all entries of a page have. */
export interface FacetOfPage {
  readonly column: string;
  readonly value: string;
  /** The name of the value in the page's language. */
  readonly label: string;
  /** The number of current entries of the whole list. */
  readonly total: number;
}

/** The rows of a list on one page. */
export interface ListPageRows extends ListPages {
  /** The page number, from 1. */
  readonly number: number;
  /** The number of current entries on all pages. */
  readonly total: number;
  /** The number of archived entries. */
  readonly archivedTotal: number;
  readonly facets: readonly FacetCounts[];
  readonly addresses?: FacetAddresses;
  /** Undefined on the pages of the whole list. */
  readonly facet?: FacetOfPage;
  /** The rows, current ones first. */
  readonly rows: readonly ListRow[];
}

/** Parses the file with the rows of all pages. Throws if it is incomplete or has another format. */
export function parseRowsFile(text: string): readonly ListRow[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error("The file of the list's rows is malformed.");
  return rows;
}

function isRow(row: unknown): row is ListRow {
  if (typeof row !== "object" || row === null || !("key" in row && "cells" in row)) return false;
  return typeof row.key === "string" && typeof row.cells === "object";
}

/** Checks whether a value is a text with its language. */
export function isText(value: unknown): value is LocalizedText {
  if (typeof value !== "object" || value === null || !("text" in value && "language" in value)) return false;
  return typeof value.text === "string" && isLocaleCode(value.language);
}

/** Returns a text of a row with its language. */
export function getText({ cells }: ListRow, id: string): LocalizedText {
  const cell = cells[id];
  return isText(cell) ? cell : { text: "", language: defaultLocale };
}

/** Returns the place of a row's content, from a column. */
export function getSource({ cells }: ListRow, id: string): EntrySource {
  const cell = cells[id];
  return typeof cell === "object" && !isText(cell) ? cell : {};
}

/** Returns a value as plain text, for sorting, search and choices; empty for a link to the source. */
export function toPlain(cell: CellValue | undefined): string {
  if (isText(cell)) return cell.text;
  return typeof cell === "object" ? "" : String(cell ?? "");
}

/** Returns whether a column names the row. */
export function isRowHeader({ type }: Pick<Column, "type">): boolean {
  return type === "title";
}
