import { type ClerkMessageKey, type ClerkTexts, getTexts } from "../../messages";
import { formatListNumber } from "./numbering";
import { quotePassage } from "./prepare-word";

const struck = "s, strike, del, [style*='line-through']";
const hidden = "[style*='display:none'], [style*='display: none'], [style*='mso-hide:all']";
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
 * lettered numbers as characters. Returns a note for each loss, with its place.
 */
export function cleanHtml(body: HTMLElement): ClerkTexts[] {
  const notes: ClerkTexts[] = [];
  const remove = (selector: string, key: ClerkMessageKey) => {
    for (const element of body.querySelectorAll(selector)) {
      const text = quotePassage(element.textContent ?? "");
      if (text !== "") notes.push(getTexts(key, { text }));
      element.remove();
    }
  };
  remove(struck, "word.struck");
  remove(hidden, "word.hidden");
  for (const element of body.querySelectorAll("sup, sub")) {
    const text = element.textContent ?? "";
    const signs = Array.from(text.trim(), (sign) => (element.localName === "sup" ? raised : lowered)[sign]);
    const isFootnote = element.querySelector("a") !== null;
    if (signs.every((sign) => sign !== undefined) && !isFootnote) element.replaceWith(signs.join(""));
    else if (!isFootnote && !ordinal.test(text.trim()))
      notes.push(getTexts("word.raised", { text: quotePassage(element.parentElement?.textContent ?? text) }));
  }
  for (const list of body.querySelectorAll("ol[type]")) writeLetters(list);
  if (body.querySelector("img, svg")) notes.push(getTexts("word.image"));
  const underlined = [...body.querySelectorAll("u")].map(({ textContent }) => quotePassage(textContent ?? ""));
  if (underlined.length > 0) notes.push(getTexts("word.underline", { text: underlined.join(", ") }));
  return notes;
}

/** Writes the letters or Roman numerals of a list's items into them, since Markdown has only numbers. */
function writeLetters(list: Element): void {
  const form = list.getAttribute("type") ?? "1";
  if (form === "1") return;
  const first = Number(list.getAttribute("start") ?? 1);
  for (const [index, item] of [...list.children].entries()) {
    const paragraph = list.ownerDocument.createElement("p");
    paragraph.append(`${formatListNumber(first + index, form) ?? ""}. `, ...item.childNodes);
    item.replaceWith(paragraph);
  }
  list.replaceWith(...list.childNodes);
}
