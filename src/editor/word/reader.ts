/**
 * The script that reads text from Word files and pasted HTML. The editor loads it on first use, because its reader of
 * Word files is larger than the rest of the editor's code.
 */
import { strToU8, unzipSync, zipSync } from "fflate";
import { openZip } from "../../documents/zip";
import { type ClerkTexts, getTexts } from "../../messages";
import { cleanHtml } from "./clean-html";
import { findFontInWord } from "./find-legacy-font";
import { WordNumbering } from "./numbering";
import { prepareWord } from "./prepare-word";
import { toMarkdown } from "./to-markdown";
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

/** Converts HTML from Word files and pasted texts to the site's Markdown: headings, lists, tables and links. */
function toText(page: Document) {
  const notes = cleanHtml(page.body);
  return { markdown: toMarkdown(page.body), notes };
}
