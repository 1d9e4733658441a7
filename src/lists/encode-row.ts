import { cellOfDocument, type ToldDocument } from "../site/document-codec";
import type { Column, ColumnType } from "./columns";
import type { Cells } from "./rows";

/** An entry's fields in a language, as GraphQL gives them. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** Writes a field as the cells of a column. */
type Encode = (column: Column, fields: EntryFields, today: string) => Cells;

const encodeText: Encode = ({ id, field }, fields) => {
  const value = fields[field] ?? { text: "", language: "" };
  if (!isText(value)) throw new TypeError(`The field ${field} is no text.`);
  return { [id]: value.text, [`${id}Language`]: value.language };
};

const encodeValue: Encode = ({ id, field }, fields) => ({ [id]: String(fields[field] ?? "") });

const encodeSource: Encode = (_, { document: file = null, link }) => {
  if (file !== null && !isDocument(file)) throw new TypeError("The field document is no document.");
  return { document: file ? cellOfDocument(file) : "", link: String(link ?? "") };
};

const encoders: Readonly<Record<ColumnType, Encode>> = {
  title: encodeText,
  text: encodeText,
  line: encodeValue,
  code: encodeValue,
  email: encodeValue,
  telephone: encodeValue,
  link: encodeValue,
  choice: encodeValue,
  reference: ({ id, field }, fields) => ({ [id]: keyIn(fields[field]) }),
  number: encodeValue,
  year: ({ id, field }, fields) => ({ [id]: String(fields[field] ?? "").slice(0, 4) }),
  date: encodeValue,
  status: ({ id, field }, fields, today) => ({ [id]: String(fields[field]) >= today ? "open" : "closed" }),
  source: encodeSource,
  "source-or-page": (column, fields, today) => ({
    ...encodeSource(column, fields, today),
    ...encodeText({ ...column, id: "pageTitle", field: "pageTitle" }, fields, today),
    pageUrl: String(fields.pageUrl ?? ""),
  }),
};

/**
 * Writes an entry as the cells of its row. Throws a TypeError for a field that is not what its column shows.
 *
 * @param today the day by which the status of a row is told, YYYY-MM-DD
 */
export function encodeRow(columns: readonly Column[], fields: EntryFields, today: string): Cells {
  const { key, specimen, expiresOn } = fields;
  return Object.assign(
    { key: String(key), specimen: specimen === true ? "yes" : "", expiresOn: String(expiresOn ?? "") },
    ...columns.map((column) => encoders[column.type](column, fields, today)),
  );
}

function isText(value: unknown): value is { readonly text: string; readonly language: string } {
  if (typeof value !== "object" || value === null || !("text" in value && "language" in value)) return false;
  return typeof value.text === "string" && typeof value.language === "string";
}

/** The key of an entry that is referred to: itself in the content, in an object as GraphQL gives it. */
function keyIn(value: unknown): string {
  return String((typeof value === "object" && value !== null && "key" in value ? value.key : value) ?? "");
}

function isDocument(value: unknown): value is ToldDocument {
  return typeof value === "object" && value !== null && "address" in value && "bytes" in value && "pages" in value;
}
