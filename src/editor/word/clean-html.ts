import { type ClerkMessageKey, type ClerkTexts, getTexts } from "../../messages";
import { formatListNumber } from "./numbering";
import { quotePassage } from "./prepare-word";
import { simplifyTables } from "./tables";

/** Matches struck-out and hidden text in every spelling, once the rules of style sheets are on the elements. */
const struck = "s, strike, del, [style*='line-through' i]";
const hidden =
  "[hidden], [style*='display:none' i], [style*='display: none' i], [style*='visibility:hidden' i], [style*='mso-hide:all' i]";
const raised: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("0123456789+-=()n", (sign, index) => [sign, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ".charAt(index)]),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("0123456789+-=()", (sign, index) => [sign, "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎".charAt(index)]),
);

/** Matches the letters after an ordinal number, which read the same on the line: 1st. */
const ordinal = /^(?:st|nd|rd|th|[\p{Script=Devanagari}]+)$/iu;

/**
 * Removes struck-out and hidden text, images and formats that the site does not show, and writes raised, lowered and
 * lettered numbers and ticked boxes as characters. Returns a note for each loss, with its place.
 */
export function cleanHtml(body: HTMLElement): ClerkTexts[] {
  const notes: ClerkTexts[] = [];
  applySheets(body.ownerDocument);
  const remove = (selector: string, key: ClerkMessageKey) => {
    for (const element of body.querySelectorAll(selector)) {
      const text = quotePassage(element.textContent ?? "");
      if (text !== "") notes.push(getTexts(key, { text }));
      empty(element);
    }
  };
  remove(struck, "word.struck");
  remove(hidden, "word.hidden");
  for (const box of body.querySelectorAll("input[type='checkbox']"))
    box.replaceWith(box.hasAttribute("checked") ? "☒" : "☐");
  for (const back of body.querySelectorAll("a[href^='#footnote-ref'], a[href^='#endnote-ref']")) back.remove();
  for (const element of body.querySelectorAll("sup, sub")) {
    const text = element.textContent ?? "";
    const signs = Array.from(text.trim(), (sign) => (element.localName === "sup" ? raised : lowered)[sign]);
    const isFootnote = element.querySelector("a") !== null;
    if (signs.every((sign) => sign !== undefined) && !isFootnote) element.replaceWith(signs.join(""));
    else if (!isFootnote && !ordinal.test(text.trim()))
      notes.push(getTexts("word.raised", { text: quotePassage(element.parentElement?.textContent ?? text) }));
  }
  for (const list of body.querySelectorAll("ol")) writeNumbers(list);
  if (body.querySelector("img, svg")) notes.push(getTexts("word.image"));
  const underlined = [...body.querySelectorAll("u")].map(({ textContent }) => quotePassage(textContent ?? ""));
  if (underlined.length > 0) notes.push(getTexts("word.underline", { text: underlined.join(", ") }));
  unifyBold(body);
  return [...notes, ...simplifyTables(body)];
}

/** Copies the rules of a page's style sheets into the `style` of the elements. Programs paste formats as such rules. */
function applySheets(page: Document): void {
  for (const sheet of page.querySelectorAll("style")) {
    const rules = (sheet.textContent ?? "").replace(/<!--|-->|\/\*[\s\S]*?\*\//gu, "");
    for (const [, selector = "", style = ""] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
      // A rule for print or of a program's own has no selector.
      if (!/^[\s\w.,#-]+$/u.test(selector)) continue;
      for (const element of page.body.querySelectorAll(selector.trim()))
        element.setAttribute("style", `${style};${element.getAttribute("style") ?? ""}`);
    }
  }
}

/** Removes an element. A cell stays without its content, and a row goes when all its cells are empty. */
function empty(element: Element): void {
  const row = element.closest("tr");
  if (element.matches("td, th")) element.replaceChildren();
  else if (element === row) for (const cell of row.cells) cell.replaceChildren();
  else element.remove();
  const isEmpty = row?.textContent?.trim() === "" && !row.closest("table")?.querySelector("[rowspan]");
  if (isEmpty) row.remove();
}

/** Makes bold text one element, by whatever means it is bold, and drops the element around the whole of a paste. */
function unifyBold(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b, strong, span, font")) {
    const weight = element.style.fontWeight;
    const isBold = weight === "" ? /^(?:b|strong)$/u.test(element.localName) : /^(?:bold|[6-9]00)/u.test(weight);
    const isAround = element.querySelector("p, div, ul, ol, table, h1, h2, h3, h4, h5, h6") !== null;
    const before = element.previousSibling;
    if (isBold && before instanceof HTMLElement && before.localName === "strong") before.append(...element.childNodes);
    if (!isBold || isAround || element.parentElement?.closest("strong")) element.replaceWith(...element.childNodes);
    else if (element.localName !== "strong") {
      const strong = body.ownerDocument.createElement("strong");
      strong.append(...element.childNodes);
      element.replaceWith(strong);
    }
  }
}

/** Writes the letters, Roman numerals or own numbers of a list's items into them, since Markdown counts on from the first. */
function writeNumbers(list: Element): void {
  const form = list.getAttribute("type") ?? "1";
  if (form === "1" && !list.querySelector(":scope > li[value]")) return;
  let number = Number(list.getAttribute("start") ?? 1);
  for (const item of [...list.children]) {
    number = Number(item.getAttribute("value") ?? number);
    const paragraph = list.ownerDocument.createElement("p");
    paragraph.append(`${formatListNumber(number, form) ?? ""}. `, ...item.childNodes);
    item.replaceWith(paragraph);
    number += 1;
  }
  list.replaceWith(...list.childNodes);
}
