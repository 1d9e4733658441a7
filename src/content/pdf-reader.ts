import { unzlibSync } from "fflate";
import { z } from "zod";
import { latin1 } from "./bytes";
import { type ClerkMessage, message } from "./messages";

/** The metadata of a PDF. */
export interface PdfFacts {
  readonly pages: number;
  /** The primary subtag of its language by BCP 47 (`hi` for `hi-IN`); null where it names none. */
  readonly language: string | null;
  /** Read on request alone: every page is opened for it. */
  readonly content?: PdfContent | undefined;
}

/** The content of a PDF, from which its warnings follow (`pdf-warnings.ts`). */
export interface PdfContent {
  /** The text of each page that could be read. */
  readonly pages: readonly string[];
  /** The names of its fonts. */
  readonly fonts: readonly string[];
  readonly isTagged: boolean;
  readonly title: string;
  readonly language: string | null;
}

interface Options {
  readonly withContent?: boolean;
}

const blanksAndComments = /^(?:[\s\p{Cc}]|%[^\r\n<]*(?:[\r\n]|$))*$/u;

const information = z.object({
  Language: z.string().nullish(),
  Title: z.string().nullish().catch(null),
  IsXFAPresent: z.boolean().nullish(),
});

/** Everything that stops a PDF, with the message that says so. Whatever else is wrong with one is at most a warning. */
const stops = {
  /** It has no mark of a PDF in its first 1,024 bytes, or other content before the mark, such as a page of HTML. */
  otherKind: "document-bytes",
  /** It has no end mark, or something other than blanks and comments behind it. */
  cutOff: "document-cut",
  /** It runs scripts, starts programs, sends data or carries files. */
  active: "document-active",
  /** It cannot be opened without a password. A password that only forbids printing or copying is none of these. */
  password: "document-password",
  /** A copy left zeros in place of its content (`hasZeros`), or its pages cannot be read. */
  damaged: "document-damaged",
} as const;

function stop(name: string, reason: keyof typeof stops, what = ""): { readonly fault: ClerkMessage } {
  return { fault: message(stops[reason], { found: name, ending: "PDF", what }) };
}

/**
 * Reads a PDF: the number of its pages, the language that its catalog names (`Lang`; ISO 32000-1, section 14.9.2), or
 * why it cannot be published (`stops`).
 */
export async function readPdf(
  name: string,
  bytes: Uint8Array,
  options: Options = {},
): Promise<PdfFacts | { readonly fault: ClerkMessage }> {
  const text = latin1(bytes);
  if (!/^(?:\u00EF\u00BB\u00BF)?[\s\0]*%PDF-/u.test(text.slice(0, 1024))) return stop(name, "otherKind");
  // Every reader of PDF looks for this mark from the end on.
  const isWhole = text.includes("%%EOF") && blanksAndComments.test(text.slice(text.lastIndexOf("%%EOF") + 5));
  if (!isWhole) return stop(name, "cutOff");
  const active = findActiveName(text);
  if (active) return stop(name, "active", active);
  return hasZeros(text) ? stop(name, "damaged") : openPdf(name, bytes, options);
}

async function openPdf(
  name: string,
  bytes: Uint8Array,
  { withContent = false }: Options,
): Promise<PdfFacts | { readonly fault: ClerkMessage }> {
  // Loaded when the first PDF is read: a megabyte and a half that is not needed before.
  const { getDocumentProxy } = await import("unpdf");
  try {
    // A copy, because the reader takes the bytes for its own. Its notes on what it could repair are of no use here.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: true });
    try {
      const { info } = await pdf.getMetadata();
      const { Language, Title, IsXFAPresent: isXfa } = information.parse(info);
      const language = primaryLanguage(Language ?? "");
      const pages: string[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number);
        // Text that only a lenient reader reads is no reason to refuse the document.
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

/** The names in a PDF of actions that run scripts, start programs or send data, and of files inside (ISO 32000-1, 12.6). */
const activeName = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA(?=\s*[[\d(<]))(?![\w-])/u;

/** Finds active content, also in the compressed streams that hold objects (ISO 32000-1, 7.5.7). */
function findActiveName(text: string): string | undefined {
  const found = activeName.exec(decodeNames(text))?.[1];
  if (found) return found;
  for (const data of streamsOf(text, "ObjStm")) {
    const inside = activeName.exec(decodeNames(latin1(inflate(data))))?.[1];
    if (inside) return inside;
  }
  return undefined;
}

/**
 * Finds zeros that a copy which broke off, or a failing disk, left in place of content: in compressed data that does not
 * unpack to what its checksum says (RFC 1950), or where the table of objects says that one begins. Elsewhere they may be
 * right, as in a white area of a scan.
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

/** Adler-32 as zlib writes it. */
function checksum(bytes: Uint8Array): string {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return String.fromCharCode(high >> 8, high & 255, low >> 8, low & 255);
}

/** The data of the streams whose dictionary has a name, as they are in the file. */
function* streamsOf(text: string, name: string): Generator<string> {
  for (const { index } of text.matchAll(new RegExp(`/${name}\\b`, "gu"))) {
    const start = /stream\r?\n/u.exec(text.slice(index, index + 1024));
    if (!start) continue;
    const from = index + start.index + start[0].length;
    yield text.slice(from, text.indexOf("endstream", from));
  }
}

/** Returns the names of a PDF's fonts, those in compressed streams included. */
function fontsIn(bytes: Uint8Array): string[] {
  const text = latin1(bytes);
  const objects = [text, ...Array.from(streamsOf(text, "ObjStm"), (data) => latin1(inflate(data)))].map(decodeNames);
  const names = objects.flatMap((object) =>
    [...object.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]+)/gu)].map(([, font = ""]) => font),
  );
  return [...new Set(names)];
}

/** Decodes signs of names that are written by their number: `/J#61vaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Returns unpacked data; undefined if it is encrypted, damaged or packed otherwise. */
function inflate(data: string): Uint8Array | undefined {
  try {
    return unzlibSync(Uint8Array.from(data, (sign) => sign.charCodeAt(0)));
  } catch {
    // pdf.js looks into these.
    return undefined;
  }
}

function primaryLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // What is no language tag names no language.
    return null;
  }
}
