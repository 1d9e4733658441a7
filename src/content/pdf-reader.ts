import { unzlibSync } from "fflate";
import { z } from "zod";
import { type ClerkMessage, message } from "../messages";
import { decodeLatin1 } from "./bytes";

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
  /** The text of each page that could be read. */
  readonly pages: readonly string[];
  /** The names of the PDF's fonts. */
  readonly fonts: readonly string[];
  readonly isTagged: boolean;
  readonly title: string;
  readonly language: string | null;
}

const blanksAndComments = /^(?:[\s\p{Cc}]|%[^\r\n<]*(?:[\r\n]|$))*$/u;

const information = z.object({
  Language: z.string().nullish(),
  Title: z.string().nullish().catch(null),
  IsXFAPresent: z.boolean().nullish(),
});

/** The faults that prevent publishing a PDF, with their messages. All other faults are at most warnings. */
const stops = {
  /** No PDF header in the first 1,024 bytes, or other content before it, such as HTML. */
  otherKind: "document-bytes",
  /** No end marker, or something other than whitespace and comments after it. */
  cutOff: "document-cut",
  /** Scripts, launch actions, form submission or embedded files. */
  active: "document-active",
  /** A password is needed to open it. Passwords that only restrict printing or copying are allowed. */
  password: "document-password",
  /** Zeros in place of content (`hasZeros`), or unreadable pages. */
  damaged: "document-damaged",
} as const;

function stop(name: string, reason: keyof typeof stops, what = ""): { readonly fault: ClerkMessage } {
  return { fault: message(stops[reason], { found: name, ending: "PDF", what }) };
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
  if (!/^(?:\u00EF\u00BB\u00BF)?[\s\0]*%PDF-/u.test(text.slice(0, 1024))) return stop(name, "otherKind");
  // PDF readers look for the end marker from the end of the file.
  const isWhole = text.includes("%%EOF") && blanksAndComments.test(text.slice(text.lastIndexOf("%%EOF") + 5));
  if (!isWhole) return stop(name, "cutOff");
  const active = findActiveName(text);
  if (active) return stop(name, "active", active);
  return hasZeros(text) ? stop(name, "damaged") : openPdf(name, bytes, withContent);
}

async function openPdf(
  name: string,
  bytes: Uint8Array,
  withContent: boolean,
): Promise<PdfFacts | { readonly fault: ClerkMessage }> {
  // Loaded with the first PDF: the library has 1.5 MB.
  const { getDocumentProxy } = await import("unpdf");
  try {
    // pdf.js transfers the bytes, so pass a copy. Suppress its notes on repairs.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: true });
    try {
      const { info } = await pdf.getMetadata();
      const { Language, Title, IsXFAPresent: isXfa } = information.parse(info);
      const language = primaryLanguage(Language ?? "");
      const pages: string[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number);
        // Do not refuse a document because its text cannot be extracted.
        const text = withContent ? await page.getTextContent().catch(() => undefined) : undefined;
        if (text)
          pages.push(text.items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
      }
      const inside = { JavaScript: await pdf.hasJSActions(), EmbeddedFiles: await pdf.getAttachments(), XFA: isXfa };
      const what = Object.entries(inside).find(([, isPresent]) => isPresent)?.[0];
      if (what) return stop(name, "active", what);
      const isTagged = (await pdf.getMarkInfo())?.Marked === true;
      const content = { pages, fonts: fontsIn(bytes), isTagged, title: Title?.trim() ?? "", language };
      return { pages: pdf.numPages, language, content: withContent ? content : undefined };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return stop(name, isLocked ? "password" : "damaged");
  }
}

/**
 * The PDF names of actions that run scripts, start programs or send data, and of embedded files (ISO 32000-1, 12.6).
 */
const activeName = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA(?=\s*[[\d(<]))(?![\w-])/u;

/** Finds active content, including in compressed object streams (ISO 32000-1, 7.5.7). */
function findActiveName(text: string): string | undefined {
  const found = activeName.exec(decodeNames(text))?.[1];
  if (found) return found;
  for (const data of streamsOf(text, "ObjStm")) {
    const inside = activeName.exec(decodeNames(decodeLatin1(inflate(data))))?.[1];
    if (inside) return inside;
  }
  return undefined;
}

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
    const unpacked = inflate(data);
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

/** Returns the names of a PDF's fonts, including those in compressed streams. */
function fontsIn(bytes: Uint8Array): string[] {
  const text = decodeLatin1(bytes);
  const objects = [text, ...Array.from(streamsOf(text, "ObjStm"), (data) => decodeLatin1(inflate(data)))].map(
    decodeNames,
  );
  const names = objects.flatMap((object) =>
    [...object.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]+)/gu)].map(([, font = ""]) => font),
  );
  return [...new Set(names)];
}

/** Decodes escaped characters in PDF names: `/J#61vaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Decompresses data. Returns undefined if it is encrypted, damaged or compressed differently. */
function inflate(data: string): Uint8Array | undefined {
  try {
    return unzlibSync(Uint8Array.from(data, (sign) => sign.charCodeAt(0)));
  } catch {
    // pdf.js reads these.
    return undefined;
  }
}

function primaryLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // Not a valid language tag.
    return null;
  }
}
