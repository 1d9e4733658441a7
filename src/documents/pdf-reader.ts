import * as z from "zod";
import { type ClerkMessage, toMessage } from "../messages";
import { decodeLatin1, formatKilobytes } from "./bytes";
import { findActivePart, listDictionaries } from "./pdf-actions";
import { type PdfObjects, readPdfObjects, streamLimit } from "./pdf-objects";
import { readDecryptedTexts, readEarlierPages, readPages } from "./pdf-pages";
import { type PlacedText, placeText } from "./placed-text";
import { UnpackedTooLarge, unzipZlib } from "./zip";

/** The metadata of a PDF. */
export interface PdfFacts {
  readonly pages: number;
  /** The primary language subtag (BCP 47), such as `hi` for `hi-IN`; null if the PDF names no language. */
  readonly language: string | null;
  /** The PDF's content, only on request: every page must be opened for it. */
  readonly content?: PdfContent | undefined;
}

/** The content of a PDF that `pdf-warnings.ts` checks. */
export interface PdfContent {
  /** The size of the file in bytes. */
  readonly size: number;
  /** The text of each page that could be read. */
  readonly pages: readonly string[];
  /** The pages by lines, the texts in other places, and pages of earlier revisions. */
  readonly texts: readonly PlacedText[];
  /** The names of the PDF's fonts. */
  readonly fonts: readonly string[];
  readonly isTagged: boolean;
  readonly title: string;
  readonly language: string | null;
}

/** Matches what printers and copiers write around a PDF: commands of their job language, after an escape. */
const jobLine = "(?:\\x1B%-12345X)?@PJL[^\\r\\n<]*";

const header = new RegExp(`^(?:\\u00EF\\u00BB\\u00BF)?(?:[\\s\\0]|${jobLine})*%PDF-`, "u");
const blanksAndComments = /^(?:[\s\p{Cc}]|(?:%|@PJL)[^\r\n<]*(?:[\r\n]|$))*$/u;

const information = z.object({
  Language: z.string().nullish(),
  Title: z.string().nullish().catch(null),
  IsXFAPresent: z.boolean().nullish(),
  EncryptFilterName: z.string().nullish(),
});

/** The faults that prevent publishing a PDF, with their messages. All other faults are at most warnings. */
const stops = {
  /** No PDF header in the first 1,024 bytes, or other content before it, such as HTML. */
  otherKind: "document-bytes",
  /** No end marker and no whole cross-reference table, or something else after the end. */
  cutOff: "document-cut",
  /** Scripts, launch actions, form submission or embedded files. */
  active: "document-active",
  /** A stream that unpacks beyond the limit. */
  tooLarge: "document-unpacked",
  /** No page. */
  blank: "document-no-page",
  /** A password is needed to open it. Passwords that only restrict printing or copying are allowed. */
  password: "document-password",
  /** Zeros in place of content (`hasZeros`), or unreadable pages. */
  damaged: "document-damaged",
} as const;

function stop(name: string, reason: keyof typeof stops, what = ""): { readonly fault: ClerkMessage } {
  return {
    fault: toMessage(stops[reason], { found: name, ending: "PDF", what, limit: formatKilobytes(streamLimit) }),
  };
}

/**
 * Reads a PDF. Returns its number of pages and the language in its catalog (`Lang`; ISO 32000-1, section 14.9.2), or
 * why it cannot be published (`stops`).
 */
export async function readPdf(
  name: string,
  bytes: Uint8Array,
  { withContent = false } = {},
): Promise<PdfFacts | { readonly fault: ClerkMessage }> {
  const text = decodeLatin1(bytes);
  if (!header.test(text.slice(0, 1024))) return stop(name, "otherKind");
  if (!isWhole(text)) return stop(name, "cutOff");
  try {
    const objects = readPdfObjects(text, { withContent });
    // Programs compress object streams in one way. Another encoding hides what is inside.
    const hasHidden = objects.hasUnread && !text.includes("/Encrypt");
    const active = findActivePart(objects.objects) ?? (hasHidden ? "ObjStm" : undefined);
    if (active) return stop(name, "active", active);
    return hasZeros(text) ? stop(name, "damaged") : await openPdf(name, bytes, objects, withContent);
  } catch (error) {
    if (error instanceof UnpackedTooLarge) return stop(name, "tooLarge");
    throw error;
  }
}

/** The maximum number of bytes after the end that are not blanks or comments. */
const longestRest = 1024;

/**
 * Checks whether a PDF has its end, which readers look for from the end of the file. Without its marker, or with other
 * bytes behind it, the cross-reference table must be whole: old programs and copiers write such files.
 */
function isWhole(text: string): boolean {
  const marker = text.lastIndexOf("%%EOF");
  if (marker !== -1 && blanksAndComments.test(text.slice(marker + 5))) return true;
  const [all, offset] =
    /startxref[\s\0]+(\d+)(?![\s\S]*startxref)/u.exec(text.slice(text.lastIndexOf("startxref"))) ?? [];
  if (all === undefined) return false;
  const rest = text.slice(text.lastIndexOf("startxref") + all.length);
  const start = text.indexOf("%PDF-");
  return rest.length <= longestRest && !rest.includes("<") && hasWholeTable(text.slice(start), Number(offset));
}

/** Checks whether a cross-reference table or stream is at an offset, with an object at each offset in the table. */
function hasWholeTable(text: string, offset: number): boolean {
  const table = text.slice(offset);
  if (/^\d+ \d+ obj\b/u.test(table)) return table.slice(table.search(/\/XRef\b|$/u)).includes("endstream");
  if (!/^xref\b[\s\S]*?\btrailer\b/u.test(table)) return false;
  const entries = [...table.matchAll(/^(\d{10}) \d{5} n/gmu)];
  return entries.every(([, entry]) => /^\s*\d+\s+\d+\s+obj\b/u.test(text.slice(Number(entry), Number(entry) + 32)));
}

async function openPdf(
  name: string,
  bytes: Uint8Array,
  { objects, hasUnread, texts: strings }: PdfObjects,
  withContent: boolean,
): Promise<PdfFacts | { readonly fault: ClerkMessage }> {
  // Loaded with the first PDF: the library has 1.5 MB.
  const { getDocumentProxy } = await import("unpdf");
  try {
    // pdf.js transfers the bytes, so pass a copy. Suppress its notes on repairs.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: true });
    try {
      const { info } = await pdf.getMetadata();
      const { Language, Title, IsXFAPresent: isXfa, EncryptFilterName: isEncrypted } = information.parse(info);
      const language = primaryLanguage(Language ?? "");
      if (pdf.numPages === 0) return stop(name, "blank");
      const pages = await readPages(pdf, withContent);
      const inside = { JavaScript: await pdf.hasJSActions(), EmbeddedFiles: await pdf.getAttachments(), XFA: isXfa };
      // pdf.js decrypts and decodes the objects of pages that could not be read.
      const copy = hasUnread ? await pdf.extractPages([{ document: null }]) : undefined;
      const what =
        Object.entries(inside).find(([, isPresent]) => isPresent)?.[0] ??
        (copy && findActivePart(readPdfObjects(decodeLatin1(copy)).objects));
      if (what) return stop(name, "active", what);
      if (!withContent) return { pages: pdf.numPages, language };
      const texts = pages.map(({ text }) => text);
      const earlier = (await readEarlierPages(bytes)).filter(({ text }) => !texts.includes(text));
      const others = isEncrypted ? await readDecryptedTexts(pdf) : [...strings].filter((text) => /\p{N}/u.test(text));
      const content: PdfContent = {
        size: bytes.length,
        pages: texts,
        texts: [...[...pages, ...earlier].map(({ lines }) => lines), ...others.map(placeText)],
        fonts: listFonts(objects),
        isTagged: (await pdf.getMarkInfo())?.Marked === true,
        title: Title?.trim() ?? "",
        language,
      };
      return { pages: pdf.numPages, language, content };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return stop(name, isLocked ? "password" : "damaged");
  }
}

/** The maximum unpacked size of an image: a page of A3 at 600 dpi in colour. */
const imageLimit = 256 * 1024 * 1024;

/**
 * Finds zeros that an aborted copy or a failing disk left in place of content. They occur in compressed data that fails
 * its checksum (RFC 1950), or where the cross-reference table places an object. Zeros elsewhere may be valid, as in a
 * white area of a scan.
 */
function hasZeros(text: string): boolean {
  const zeros = "\0".repeat(64);
  if (!text.includes(zeros)) return false;
  for (const data of streamsOf(text, "FlateDecode")) {
    if (!data.includes(zeros)) continue;
    const unpacked = unzipZlib(data, imageLimit);
    if (!unpacked || !data.includes(checksum(unpacked))) return true;
  }
  return [...text.matchAll(/^(\d{10}) \d{5} n/gmu)].some(([, offset]) => text.startsWith(zeros, Number(offset)));
}

/** Returns the Adler-32 checksum as zlib writes it. */
function checksum(bytes: Uint8Array): string {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return String.fromCharCode(high >> 8, high & 255, low >> 8, low & 255);
}

/** Yields the raw data of all streams whose dictionary contains a name. */
function* streamsOf(text: string, name: string): Generator<string> {
  for (const { index } of text.matchAll(new RegExp(`/${name}\\b`, "gu"))) {
    const start = /stream\r?\n/u.exec(text.slice(index, index + 1024));
    if (!start) continue;
    const from = index + start.index + start[0].length;
    yield text.slice(from, text.indexOf("endstream", from));
  }
}

/** Returns the names of a PDF's fonts, without the prefixes of subsets. */
function listFonts(objects: PdfObjects["objects"]): string[] {
  const names = objects.flatMap(({ value }) => listDictionaries(value).map((dictionary) => dictionary.get("BaseFont")));
  return [
    ...new Set(names.flatMap((name) => (typeof name === "string" ? name.replace(/^\/(?:[A-Z]{6}\+)?/u, "") : []))),
  ];
}

function primaryLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // Not a valid language tag.
    return null;
  }
}
