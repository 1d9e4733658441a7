import type { getDocumentProxy } from "unpdf";
import { decodeLatin1 } from "./bytes";
import type { PlacedCell, PlacedText } from "./placed-text";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type TextItems = Awaited<ReturnType<Awaited<ReturnType<Pdf["getPage"]>>["getTextContent"]>>["items"];

/** Opens every page of a PDF. Returns the text of each that could be read, as one string and by lines, if requested. */
export async function readPages(pdf: Pdf, withContent: boolean) {
  const pages: { readonly text: string; readonly lines: PlacedText }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    // Do not refuse a document because its text cannot be extracted.
    const content = withContent ? await page.getTextContent().catch(() => undefined) : undefined;
    if (!content) continue;
    const parts = content.items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""));
    pages.push({ text: parts.join(""), lines: placeItems(content.items) });
  }
  return pages;
}

/** Reads the properties, bookmarks, notes and forms of an encrypted PDF, whose strings only pdf.js decrypts. */
export async function readDecryptedTexts(pdf: Pdf): Promise<string[]> {
  const notes = async (_: unknown, index: number) => (await pdf.getPage(index + 1)).getAnnotations();
  const properties = pdf.getMetadata().then(({ info, metadata }) => [info, metadata?.getRaw()]);
  const found = await Promise.allSettled([
    properties,
    pdf.getOutline(),
    ...Array.from({ length: pdf.numPages }, notes),
  ]);
  return JSON.stringify(found, null, 1).split("\n");
}

/** The maximum number of earlier revisions that are read. */
const mostRevisions = 20;

/** Reads the pages of the earlier revisions of a PDF. Each revision ends in a mark (ISO 32000-1, 7.5.6). */
export async function readEarlierPages(bytes: Uint8Array) {
  const { getDocumentProxy } = await import("unpdf");
  const text = decodeLatin1(bytes);
  const newest = text.slice(0, Math.max(0, text.lastIndexOf("startxref")));
  const ends = Array.from(newest.matchAll(/%%EOF/gu), ({ index }) => index + "%%EOF".length);
  const pages: Awaited<ReturnType<typeof readPages>> = [];
  for (const end of ends.slice(-mostRevisions)) {
    try {
      const pdf = await getDocumentProxy(Uint8Array.from(bytes.subarray(0, end)), { verbosity: 0 });
      pages.push(...(await readPages(pdf, true).finally(() => pdf.loadingTask.destroy())));
    } catch {
      // The first mark of a file for slow networks (linearized) ends no revision.
    }
  }
  return pages;
}

/** Places the text of a page by its lines, and by the gaps in a line that are wider than its letters are high. */
function placeItems(items: TextItems): PlacedText {
  const rows: PlacedCell[][] = [[]];
  let isNew = true;
  for (const item of items) {
    if (!("str" in item)) continue;
    const [a, b, , , x] = item.transform.map(Number);
    const [left = 0, row = []] = [x, rows.at(-1)];
    const last = row.at(-1);
    if (item.str.trim() === "" && item.width > Math.hypot(a ?? 0, b ?? 0)) isNew = true;
    else if (last && !isNew) row[row.length - 1] = { ...last, text: last.text + item.str, right: left + item.width };
    else if (item.str !== "") {
      row.push({ text: item.str, left, right: left + item.width });
      isNew = false;
    }
    if (item.hasEOL) {
      rows.push([]);
      isNew = true;
    }
  }
  return { rows, isTable: false };
}
