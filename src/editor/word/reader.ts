/**
 * The script that reads text from Word files and pasted HTML. The editor loads it on first use, because its reader of
 * Word files is larger than the rest of the editor's code.
 */
import { strToU8, unzipSync, zipSync } from "fflate";
import TurndownService from "turndown";
import { openZip } from "../../documents/zip";
import { toDigits } from "../../language/digits";
import { isMeant } from "../../markdown/constructs";
import { writeLiterally } from "../../markdown/write-literally";
import { type ClerkTexts, getTexts } from "../../messages";
import { cleanHtml } from "./clean-html";
import { findFontInWord } from "./find-legacy-font";
import { WordNumbering } from "./numbering";
import { prepareWord } from "./prepare-word";
import { writeTable } from "./tables";
import { parseWordXml, WordStyles } from "./word-xml";

/** A text as Markdown with a note for each loss, or the name of the legacy font that makes it unreadable. */
export type TakenText =
  | { readonly markdown: string; readonly notes: readonly ClerkTexts[] }
  | { readonly font: string };

/** The maximum uncompressed size of a Word file, in bytes. */
const textLimit = 50 * 1024 * 1024;

/** Reads the text of a Word file. Rejects if the file is not a Word file. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<TakenText> {
  const zip = openZip(bytes, textLimit);
  const xml = zip.read(mainPart);
  if (xml === undefined) throw new Error("The file contains no Word document.");
  const main = parseWordXml(xml);
  const styles = new WordStyles(zip.read("word/styles.xml"));
  const font = findFontInWord(main, styles);
  if (font !== undefined) return { font };
  const notes = prepareWord(main, styles, new WordNumbering(zip.read("word/numbering.xml"), styles));
  const isBeside = (name: string) => /^word\/(?:header|footer|comments)\d*\.xml$/u.test(name);
  const beside = zip.names.filter(
    (name) => isBeside(name) && parseWordXml(zip.read(name)).documentElement.textContent?.trim(),
  );
  const prepared = zipSync({ ...unzipSync(bytes), [mainPart]: strToU8(new XMLSerializer().serializeToString(main)) });
  // It is larger than all other readers of texts, and no paste needs it.
  const { default: mammoth } = await import("mammoth");
  const { value, messages } = await mammoth.convertToHtml(
    { arrayBuffer: prepared.slice().buffer },
    { styleMap: ["strike => s", "u => u"] },
  );
  const ignored = messages.flatMap(
    ({ message }) => /element was ignored: (?:\{[^}]*\})?(\S+)/u.exec(message)?.[1] ?? [],
  );
  const text = toText(pageOf(value));
  const all = [
    ...notes,
    ...text.notes,
    ...(beside.length > 0 ? [getTexts("word.beside")] : []),
    ...ignored.map((name) => getTexts("word.ignored", { name })),
  ];
  // A text box is in the file twice, for old and new programs.
  return { markdown: text.markdown, notes: [...new Map(all.map((note) => [note.en, note])).values()] };
}

const mainPart = "word/document.xml";

/** Reads the text of pasted HTML. */
export function readPaste(html: string): TakenText {
  return toText(pageOf(html));
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** A selector of the elements that are removed; texts of documents have no images. */
const dropped = "style, script, title, meta, link, img, svg";

/** A selector of the elements whose content is text like any other. */
const plain = "a[href^='#'], a:not([href]), code";

/** Converts HTML from Word files and pasted texts to the site's Markdown: headings, lists, tables and links. */
function toText(page: Document) {
  const notes = cleanHtml(page.body);
  return { markdown: toMarkdown(page), notes };
}

function toMarkdown({ body }: Document): string {
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll(plain)) element.replaceWith(...element.childNodes);
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*", hr: "---" });
  service.escape = escapeSigns;
  const levels = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => localName).sort();
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    // The only heading of the first level is the title of the entry.
    replacement: (text, { nodeName }) => {
      const words = text.replaceAll("**", "").trim();
      return words && `\n\n${nodeName.toLowerCase() === levels[0] ? "##" : "###"} ${words}\n\n`;
    },
  });
  service.addRule("emphasis", {
    filter: ["strong", "em", "i"],
    // Markdown has no emphasis inside a word.
    replacement: (inside, { nodeName, textContent, previousSibling, nextSibling }) => {
      const sign = nodeName === "STRONG" ? "**" : "*";
      const words = textContent ?? "";
      const before = words.trimStart() === words ? previousSibling?.textContent?.slice(-1).trim() : "";
      const after = words.trimEnd() === words ? nextSibling?.textContent?.charAt(0).trim() : "";
      const use = { sign, inside, before: before ?? "", after: after ?? "" };
      return inside.trim() !== "" && isMeant("strong", use) ? `${sign}${inside}${sign}` : inside;
    },
  });
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) => (node instanceof HTMLTableElement ? writeTable(node, service) : ""),
  });
  return writeLiterally(withLists(service.turndown(body)));
}

/** Stands for the backslash of a sign that is one of Markdown only at the beginning of a line. */
const mark = "\uE000";

/** Escapes the signs of Markdown in a passage. */
function escapeSigns(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|\s*$)|[*_[\]]|~(?=~)|&(?=#?\w+;)/gu, "\\$&")
    .replace(/<(?=[/!a-z])/giu, "&lt;")
    .replace(/^[#>+-]/u, `${mark}$&`)
    .replace(/^(\d+)([.)])(?=\s)/u, `$1${mark}$2`);
}

/** Converts paragraphs with a typed number, in Latin or Devanagari digits, or a typed bullet to list items. */
function withLists(markdown: string): string {
  return markdown
    .replaceAll("\u00a0", " ")
    .replace(new RegExp(`^([\\d०-९]{1,3})${mark}?\\.\\s+`, "gmu"), (_, number: string) => `${toDigits(number, "en")}. `)
    .replace(new RegExp(`^(?:[•·▪●]|${mark}?-)\\s+`, "gmu"), "- ")
    .replace(new RegExp(`^(\\d*)${mark}`, "gmu"), "$1\\")
    .replaceAll(mark, "")
    .trim();
}
