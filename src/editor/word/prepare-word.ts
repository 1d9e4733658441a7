import { type ClerkMessageKey, type ClerkTexts, getTexts } from "../../messages";
import type { ParagraphNumber, WordNumbering } from "./numbering";
import { getParagraphProperties, getValue, isSet, listElements, type WordStyles } from "./word-xml";

/** The number of characters of a passage that a note quotes. */
const shown = 40;

/** Returns a passage as quoted in notes. */
export function quotePassage(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length > shown ? `${line.slice(0, shown)}…` : line;
}

/**
 * Prepares the main part of a Word file for conversion. Removes hidden text and writes numbers that Markdown lacks into
 * their paragraphs. Returns a note for each loss.
 */
export function prepareWord(main: Document, styles: WordStyles, numbering: WordNumbering): ClerkTexts[] {
  const notes: ClerkTexts[] = [];
  const noteLoss = (key: ClerkMessageKey, elements: readonly Element[]) => {
    const text = quotePassage(elements.map(({ textContent }) => textContent).join(" "));
    if (text !== "") notes.push(getTexts(key, { text }));
  };
  const removeAll = (key: ClerkMessageKey, elements: readonly Element[]) => {
    noteLoss(key, elements);
    for (const element of elements) element.remove();
  };
  const runs = listElements(main, "r");
  const withProperty = (name: string) => runs.filter((run) => styles.findForRun(run, (within) => isSet(within, name)));
  const hiddenRows = listElements(main, "tr").filter((row) => isSet(row, "hidden"));
  removeAll("word.hidden", [...withProperty("vanish"), ...hiddenRows]);
  const hints = listElements(main, "sdt").filter((field) => isSet(field, "showingPlcHdr"));
  removeAll(
    "word.placeholder",
    hints.flatMap((field) => listElements(field, "sdtContent")),
  );
  noteLoss("word.deleted", listElements(main, "del"));
  // The converter reads single lines of a run itself; a style and a double line become one here.
  for (const run of new Set([...withProperty("strike"), ...withProperty("dstrike")])) {
    const properties = listElements(run, "rPr")[0] ?? createElement(main, "rPr");
    properties.append(createElement(main, "strike"));
    run.prepend(properties);
  }
  for (const run of withProperty("caps"))
    for (const text of listElements(run, "t")) text.textContent = (text.textContent ?? "").toUpperCase();
  for (const box of listElements(main, "txbxContent")) if (!box.closest("Fallback")) noteLoss("word.text-box", [box]);
  separateLines(main);
  if (fillRows(main)) notes.push(getTexts("editor.paste-merged"));
  let before: ParagraphNumber | undefined;
  for (const paragraph of listElements(main, "p")) {
    const number = numbering.next(paragraph);
    const isKept = number && !isAlone(paragraph, styles) && isListItem(number, before);
    before = isKept ? number : undefined;
    if (!number || isKept) continue;
    const text = quotePassage(paragraph.textContent ?? "");
    if (number.label === undefined) notes.push(getTexts("word.number", { text }));
    writeNumber(paragraph, number.label ?? "");
  }
  return notes;
}

/** Writes breaks of pages and columns and other ends of lines as line breaks, tabs of any kind as tabs, fields as text. */
function separateLines(main: Document): void {
  for (const end of [...listElements(main, "br"), ...listElements(main, "cr")])
    end.replaceWith(createElement(main, "br"));
  for (const field of listElements(main, "fldSimple")) field.replaceWith(...field.childNodes);
  for (const tab of listElements(main, "ptab")) tab.replaceWith(createElement(main, "tab"));
}

/** Adds the cells that rows leave out at their beginning. Returns whether there were any. */
function fillRows(main: Document): boolean {
  const rows = listElements(main, "tr").filter((row) => Number(getValue(row, "gridBefore")) > 0);
  for (const row of rows) {
    const cell = createElement(main, "tc");
    cell.append(createElement(main, "p"));
    const [first] = listElements(row, "tc");
    for (let left = Number(getValue(row, "gridBefore")); left > 0; left -= 1) first?.before(cell.cloneNode(true));
  }
  return rows.length > 0;
}

function createElement(main: Document, name: string): Element {
  return main.createElementNS(main.documentElement.namespaceURI, `w:${name}`);
}

/** Checks whether a paragraph cannot be an item of a list: it is a heading, or in a table. */
function isAlone(paragraph: Element, styles: WordStyles): boolean {
  const style = getValue(getParagraphProperties(paragraph), "pStyle");
  const outline = styles.find(style, (within) => getValue(within, "outlineLvl") ?? undefined);
  return paragraph.closest("tc") !== null || outline !== undefined || /^heading/iu.test(style ?? "");
}

/** Checks whether Markdown shows a number: of a bullet, of a list inside another, or of a list without a gap. */
function isListItem({ list, level, label, isPlain }: ParagraphNumber, before: ParagraphNumber | undefined): boolean {
  if (label === "") return true;
  return isPlain && (label === "1." || label === "१." ? level === 0 || before?.list === list : before?.list === list);
}

function writeNumber(paragraph: Element, label: string): void {
  const properties = getParagraphProperties(paragraph);
  const main = paragraph.ownerDocument;
  for (const old of properties ? listElements(properties, "numPr") : []) old.remove();
  // Number 0 takes the paragraph out of the list of its style.
  const none = createElement(main, "numPr");
  for (const part of [createElement(main, "ilvl"), createElement(main, "numId")]) {
    part.setAttributeNS(paragraph.namespaceURI, "w:val", "0");
    none.append(part);
  }
  properties?.append(none);
  const run = createElement(main, "r");
  const text = createElement(main, "t");
  text.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
  text.textContent = label === "" ? "" : `${label} `;
  run.append(text);
  if (properties) properties.after(run);
  else paragraph.prepend(run);
}
