/**
 * The script that takes the text of a Word file or of a pasted page. The editor loads it with the first of these: the
 * reader of Word files in it is larger than all else of the editor's own.
 */
import mammoth from "mammoth";
import { openZip } from "../../content/zip";
import { findFontInWord } from "./find-legacy-font";
import { toMarkdown } from "./to-markdown";

/** A text as Markdown, or the legacy font for which it is refused. */
export type TakenText = { readonly markdown: string } | { readonly font: string };

/** The most bytes of text in a Word file. */
const textLimit = 50 * 1024 * 1024;

/** Takes the text of a Word file. Rejects where the file is none. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<TakenText> {
  const zip = openZip(bytes, textLimit);
  const main = zip.read("word/document.xml");
  if (main === undefined) throw new Error("The file has no text of Word.");
  const font = findFontInWord(main, zip.read("word/styles.xml") ?? "");
  if (font !== undefined) return { font };
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer });
  return { markdown: toMarkdown(pageOf(value)) };
}

/** Takes the text of pasted HTML. */
export function readPaste(html: string): TakenText {
  return { markdown: toMarkdown(pageOf(html)) };
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

declare global {
  interface Window {
    /** Defined once the script is loaded. */
    textReader?: { readonly readWord: typeof readWord; readonly readPaste: typeof readPaste };
  }
}

window.textReader = { readWord, readPaste };
