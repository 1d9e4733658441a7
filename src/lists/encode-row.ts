import { formatDocumentCell, type ToldDocument } from "../site/document-codec";
import type { Column, ColumnType } from "./columns";
import type { Cells } from "./rows";

/** The fields of an entry in one language, as returned by GraphQL. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** Encodes a field as the cells of a column. */
type Encode = (column: Column, fields: EntryFields, today: string) => Cells;

const encodeText: Encode = ({ id, field }, fields) => {
  const value = fields[field] ?? { text: "", language: "" };
  if (!isText(value)) throw new TypeError(`The field ${field} is not a text.`);
  return { [id]: value.text, [`${id}Language`]: value.language };
};

const encodeValue: Encode = ({ id, field }, fields) => ({ [id]: String(fields[field] ?? "") });

const encodeSource: Encode = (_, { document: file = null, link }) => {
  if (file !== null && !isDocument(file)) throw new TypeError("The field document is not a document.");
  return { document: file ? formatDocumentCell(file) : "", link: String(link ?? "") };
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
 * Encodes an entry as the cells of its row.
 *
 * @param today the day that determines a row's status, YYYY-MM-DD
 * @throws TypeError for a field that does not match its column type
 */
export function encodeRow(columns: readonly Column[], fields: EntryFields, today: string): Cells {
  const { key, specimen, expiresOn } = fields;
  return Object.assign(
    { key: String(key), specimen: specimen === true ? "yes" : "", expiresOn: String(expiresOn ?? "") },
    ...columns.map((column) => encoders[column.type](column, fields, today)),
  );
}

/** Checks whether a field is a text in a language. */
export function isText(value: unknown): value is { readonly text: string; readonly language: string } {
  if (typeof value !== "object" || value === null || !("text" in value && "language" in value)) return false;
  return typeof value.text === "string" && typeof value.language === "string";
}

/** Returns the key of a referenced entry: a string in the content, an object with a key from GraphQL. */
function keyIn(value: unknown): string {
  return String((typeof value === "object" && value !== null && "key" in value ? value.key : value) ?? "");
}

function isDocument(value: unknown): value is ToldDocument {
  return typeof value === "object" && value !== null && "address" in value && "bytes" in value && "pages" in value;
}
