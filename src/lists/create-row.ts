import type { EntryView } from "../content/view";
import { getEnd, isOpen } from "../schema/period";
import type { Column } from "./columns";
import { type CellValue, type DocumentFacts, type EntrySource, isText, type ListRow } from "./rows";

/** The fields of an entry in one language, by name. */
export type RowFields = Readonly<Record<string, unknown>>;

/** The part of an entry that a row shows. */
type Shown = Pick<EntryView, "key" | "specimen" | "expiresOn" | "isExpired" | "fields" | "documents">;

/**
 * Creates the row of an entry.
 *
 * @param today the day that determines a row's status, YYYY-MM-DD
 * @param more fields that the entry does not contain
 * @throws TypeError for a field that does not match its column type
 */
export function createRow(columns: readonly Column[], view: Shown, today: string, more: RowFields = {}): ListRow {
  const { key, specimen, expiresOn, isExpired, fields, documents } = view;
  const [document] = documents;
  const all = { ...fields, ...more };
  const cells = columns.flatMap((column): [string, CellValue][] => {
    const cell = column.type === "source" ? readSource(all, document) : readCell(column, all, today);
    return cell === undefined ? [] : [[column.id, cell]];
  });
  return {
    key,
    specimen,
    ...(expiresOn && { expiresOn }),
    ...(isExpired && { isExpired }),
    cells: Object.fromEntries(cells),
  };
}

/** Returns the facts of a document that a link to it shows. */
export function pickFacts({ address, type, bytes, pages, language }: DocumentFacts): DocumentFacts {
  return { address, type, bytes, pages, language };
}

function readCell({ field, type }: Column, fields: RowFields, today: string): CellValue | undefined {
  const value = fields[field] ?? undefined;
  if (value === undefined) return undefined;
  switch (type) {
    case "title":
    case "text":
      if (!isText(value)) throw new TypeError(`The field ${field} is not a text.`);
      return value;
    case "year":
      return Number(String(value).slice(0, 4));
    case "number":
      return Number(value);
    case "date":
      return getEnd(fields, field) ?? String(value);
    case "status":
      return isOpen(getEnd(fields, field) ?? "", today) ? "open" : "closed";
    default:
      return String(value);
  }
}

/** Returns where the content of an entry is; undefined if it is nowhere. */
function readSource({ link, sitePage: page }: RowFields, document: DocumentFacts | undefined): EntrySource | undefined {
  if (isPage(page)) return { page };
  if (document) return { document: pickFacts(document) };
  return typeof link === "string" ? { link } : undefined;
}

function isPage(value: unknown): value is NonNullable<EntrySource["page"]> {
  return typeof value === "object" && value !== null && "address" in value && "title" in value && isText(value.title);
}
