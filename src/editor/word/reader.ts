/**
 * The script that reads text from Word files and pasted HTML. The editor loads it on first use, because its reader of
 * Word files is larger than the rest of the editor's code.
 */
import mammoth from "mammoth";
import TurndownService from "turndown";
import { openZip } from "../../content/zip";
import { toDigits } from "../../language/digits";
import { findFontInWord } from "./find-legacy-font";

/** A text as Markdown, or the name of the legacy font for which it is refused. */
export type TakenText = { readonly markdown: string } | { readonly font: string };

/** The maximum uncompressed size of a Word file, in bytes. */
const textLimit = 50 * 1024 * 1024;

/** Reads the text of a Word file. Rejects if the file is not a Word file. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<TakenText> {
  const zip = openZip(bytes, textLimit);
  const main = zip.read("word/document.xml");
  if (main === undefined) throw new Error("The file contains no Word document.");
  const font = findFontInWord(main, zip.read("word/styles.xml") ?? "");
  if (font !== undefined) return { font };
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer });
  return { markdown: toMarkdown(pageOf(value)) };
}

/** Reads the text of pasted HTML. */
export function readPaste(html: string): TakenText {
  return { markdown: toMarkdown(pageOf(html)) };
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** A selector of the elements that are removed; texts of documents have no images. */
const dropped = "style, script, title, meta, link, img, svg";

/** Converts HTML from Word files and pasted texts to the site's Markdown: headings, lists, tables and links. */
function toMarkdown({ body }: Document): string {
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const anchor of body.querySelectorAll("a[href^='#'], a:not([href])")) anchor.replaceWith(...anchor.childNodes);
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
  const levels = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => localName).sort();
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    // The only heading of the first level is the title of the entry.
    replacement: (text, { nodeName }) => {
      const words = text.replaceAll("**", "").trim();
      return words && `\n\n${nodeName.toLowerCase() === levels[0] ? "##" : "###"} ${words}\n\n`;
    },
  });
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) => (node instanceof HTMLTableElement ? table(node, (text) => service.escape(text)) : ""),
  });
  return withLists(service.turndown(body));
}

function table({ rows }: HTMLTableElement, toEscaped: (text: string) => string): string {
  const lines = [...rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = [...cell.childNodes].map(({ textContent }) => textContent ?? "").join(" ");
      const shown = toEscaped(text.replace(/\s+/gu, " ").trim()).replaceAll("|", "\\|");
      return [shown, ...Array<string>(cell.colSpan - 1).fill("")];
    }),
  );
  const columns = Math.max(...lines.map(({ length }) => length));
  const [head = [], ...others] = lines.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill("")]);
  const written = [head, Array<string>(columns).fill("---"), ...others].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n\n${written.join("\n")}\n\n`;
}

/** Converts paragraphs with a typed number, in Latin or Devanagari digits, or a typed bullet to list items. */
function withLists(markdown: string): string {
  return markdown
    .replaceAll("\u00a0", " ")
    .replace(/^([\d०-९]{1,3})\\?[.)]\s+/gmu, (_, number: string) => `${toDigits(number, "en")}. `)
    .replace(/^(?:[•·▪●]|-)\s+/gmu, "- ")
    .trim();
}

declare global {
  interface Window {
    /** The reader; defined once the script is loaded. */
    textReader?: { readonly readWord: typeof readWord; readonly readPaste: typeof readPaste };
  }
}

window.textReader = { readWord, readPaste };
