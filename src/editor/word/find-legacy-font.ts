import { isLegacyFont } from "../../language/legacy-font";
import { getValue, listElements, type WordStyles } from "./word-xml";

const latin = /\p{Script=Latin}/u;

/**
 * Finds a legacy font in the main part of a Word file that applies to Latin letters: directly, by a style or by default.
 * The font of Devanagari letters is irrelevant, because Word displays them in another.
 */
export function findFontInWord(main: Document, styles: WordStyles): string | undefined {
  const readFont = (within: Element) => getValue(within, "rFonts", "ascii") ?? undefined;
  for (const run of listElements(main, "r")) {
    const text = listElements(run, "t")
      .map(({ textContent }) => textContent)
      .join("");
    if (!latin.test(text)) continue;
    const font = styles.findForRun(run, readFont) ?? styles.findDefault(readFont);
    if (font !== undefined && isLegacyFont(font)) return font;
  }
  return undefined;
}

/** Finds a legacy font that applies to Latin letters in pasted HTML. */
export function findFontInPaste({ body }: Document): string | undefined {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!latin.test(textContent ?? "")) continue;
    const set = parentElement?.closest<HTMLElement>("[style*='font-family'], [face]");
    const font = set?.style.fontFamily || set?.getAttribute("face") || "";
    if (isLegacyFont(font)) return font.replace(/["']/gu, "");
  }
  return undefined;
}
