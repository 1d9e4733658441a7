import { unzlibSync } from "fflate";
import { z } from "zod";
import { type Message, message } from "./messages";

/** The metadata of a PDF. */
export interface PdfFacts {
  readonly pages: number;
  /** The primary subtag of its language by BCP 47 (`hi` for `hi-IN`); null where it names none. */
  readonly language: string | null;
}

const blanksAndComments = /^(?:[\s\p{Cc}]|%[^\r\n<]*(?:[\r\n]|$))*$/u;

const information = z.object({ Language: z.string().nullish(), IsXFAPresent: z.boolean().nullish() });

/**
 * Reads a PDF: the number of its pages, the language that its catalog names (`Lang`; ISO 32000-1, section 14.9.2), or
 * why it cannot be published. It is cut off, damaged or asks for a password; it has content around it, as a page of HTML
 * that is a PDF as well; it runs scripts, starts programs or carries files. A PDF whose owner's password only forbids
 * printing or copying opens.
 */
export async function readPdf(name: string, bytes: Uint8Array): Promise<PdfFacts | { readonly fault: Message }> {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!/^(?:\u00EF\u00BB\u00BF)?[\s\0]*%PDF-/u.test(text.slice(0, 1024)))
    return { fault: message("document-bytes", { found: name, ending: "PDF" }) };
  // Every reader of PDF looks for this mark from the end on; only blanks and comments may be behind it.
  if (!text.includes("%%EOF") || !blanksAndComments.test(text.slice(text.lastIndexOf("%%EOF") + 5)))
    return { fault: message("document-cut", { found: name }) };
  const active = findActiveName(text);
  if (active) return { fault: message("document-active", { found: name, what: active }) };
  return openPdf(name, bytes);
}

async function openPdf(name: string, bytes: Uint8Array): Promise<PdfFacts | { readonly fault: Message }> {
  // Loaded when the first PDF is read: a megabyte and a half that is not needed before.
  const { getDocumentProxy } = await import("unpdf");
  try {
    // A copy, because the reader takes the bytes for its own. Its notes on what it could repair are of no use here.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: true });
    try {
      const { info } = await pdf.getMetadata();
      const { Language: language, IsXFAPresent: isXfa } = information.parse(info);
      for (let page = 1; page <= pdf.numPages; page += 1) await pdf.getPage(page);
      const inside = { JavaScript: await pdf.hasJSActions(), EmbeddedFiles: await pdf.getAttachments(), XFA: isXfa };
      const what = Object.entries(inside).find(([, isPresent]) => isPresent)?.[0];
      if (what) return { fault: message("document-active", { found: name, what }) };
      return { pages: pdf.numPages, language: primaryLanguage(language ?? "") };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    if (isLocked) return { fault: message("document-password", { found: name }) };
    return { fault: message("document-damaged", { found: name, ending: "PDF" }) };
  }
}

/** The names in a PDF of actions that run scripts, start programs or send data, and of files inside (ISO 32000-1, 12.6). */
const activeName = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA(?=\s*[[\d(<]))(?![\w-])/u;

/** Finds active content, also in the compressed streams that hold objects (ISO 32000-1, 7.5.7). */
function findActiveName(text: string): string | undefined {
  const found = activeName.exec(decodeNames(text))?.[1];
  if (found) return found;
  for (const { index } of text.matchAll(/\/ObjStm\b/gu)) {
    const start = /stream\r?\n/u.exec(text.slice(index, index + 1024));
    if (!start) continue;
    const from = index + start.index + start[0].length;
    const inside = activeName.exec(decodeNames(inflate(text.slice(from, text.indexOf("endstream", from)))))?.[1];
    if (inside) return inside;
  }
  return undefined;
}

/** Decodes signs of names that are written by their number: `/J#61vaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function inflate(data: string): string {
  try {
    return new TextDecoder("latin1").decode(unzlibSync(Uint8Array.from(data, (sign) => sign.charCodeAt(0))));
  } catch {
    // Encrypted, or of another filter: pdf.js looks into these.
    return "";
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
