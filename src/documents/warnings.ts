import { type ClerkMessage, toMessage } from "../messages";
import { htmlTag } from "../schema/fields";
import type { LocaleCode } from "../site/locales";
import type { PdfContent } from "./pdf-reader";
import { findPdfWarnings } from "./pdf-warnings";
import { findPersonalData } from "./personal-data";
import { findCell, type PublishedTable } from "./published-table";

/** The content of a document that the warnings need. */
export type DocumentContent = PdfContent | PublishedTable;

/**
 * Returns warnings about a readable document, for clerks and reviewers.
 *
 * @param stated the language that the entry states for it
 */
export function findDocumentWarnings(name: string, content: DocumentContent, stated?: LocaleCode): ClerkMessage[] {
  return "tables" in content ? findTableWarnings(name, content) : findPdfWarnings(name, content, stated);
}

/** The maximum number of hidden parts in a message. */
const partsShown = 10;

function findTableWarnings(
  found: string,
  { tables, texts, hidden, commented, copies, unread }: PublishedTable,
): ClerkMessage[] {
  const parts = `${hidden.slice(0, partsShown).join(", ")}${hidden.length > partsShown ? ", …" : ""}`;
  const html = findCell(tables, htmlTag);
  return [
    ...(hidden.length > 0 ? [toMessage("table-hidden", { found, parts })] : []),
    ...(commented.length > 0 ? [toMessage("table-comments", { found, sheets: commented.join(", ") })] : []),
    ...(copies.length > 0 ? [toMessage("table-copies", { found, parts: copies.join(", ") })] : []),
    ...unread.map((reason) => toMessage("table-unread", { found, reason })),
    ...(html ? [toMessage("table-html", { found, html })] : []),
    ...findPersonalData(found, [...tables, ...texts]),
  ];
}
