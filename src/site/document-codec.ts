/** The metadata of a document for display beside its link. */
export interface ToldDocument {
  readonly address: string;
  /** The ending of its name. */
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  /** The language it is written in, as BCP 47 has it. */
  readonly language: string | null;
}

/** A document as one cell of a list's file. An address has no space, and ends as the document's name does. */
export function cellOfDocument({ address, bytes, pages, language }: ToldDocument): string {
  return [address, bytes, pages ?? "", language ?? ""].join(" ").trimEnd();
}

/** The document of such a cell; null for an empty one. */
export function documentOfCell(cell: string): ToldDocument | null {
  const [url = "", bytes, pages, language] = cell.split(" ");
  if (url === "") return null;
  const type = url.slice(url.lastIndexOf(".") + 1);
  return { address: url, type, bytes: Number(bytes), pages: pages ? Number(pages) : null, language: language || null };
}
