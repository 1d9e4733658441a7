import { documentOfCell } from "../../site/document-cell";
import type { Cells } from "../ListingTable/rows-file";

/** What every dated entry has in the file of its list. What the archive holds is not asked for there. */
export function datedRow(cells: Cells) {
  return {
    key: cells.key ?? "",
    specimen: Boolean(cells.specimen),
    expiresOn: cells.expiresOn || null,
    isExpired: false,
    document: documentOfCell(cells.document ?? ""),
    link: cells.link || null,
  };
}

/** A text of such a file, with the language it is in. */
export function textCell(cells: Cells, name: string) {
  return { text: cells[name] ?? "", language: cells[`${name}Language`] ?? "" };
}
