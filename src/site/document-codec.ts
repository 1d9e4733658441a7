/** The metadata of a document, shown next to its link. */
export interface ToldDocument {
  readonly address: string;
  /** The extension of the file name. */
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  /** The language of the document, as a BCP 47 tag. */
  readonly language: string | null;
}

/**
 * Encodes a document as one cell of a list's data file. The URL contains no space and ends with the extension of the
 * name.
 */
export function formatDocumentCell({ address, bytes, pages, language }: ToldDocument): string {
  return [address, bytes, pages ?? "", language ?? ""].join(" ").trimEnd();
}

/** Decodes the document of a cell written by `formatDocumentCell`; null for an empty cell. */
export function parseDocumentCell(cell: string): ToldDocument | null {
  const [url = "", bytes, pages, language] = cell.split(" ");
  if (url === "") return null;
  const type = url.slice(url.lastIndexOf(".") + 1);
  return { address: url, type, bytes: Number(bytes), pages: pages ? Number(pages) : null, language: language || null };
}
