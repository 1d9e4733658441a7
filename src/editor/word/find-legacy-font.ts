import { isLegacyFont } from "../../language/legacy-font";

const latin = /\p{Script=Latin}/u;

/**
 * Finds a legacy font in a Word file that applies to Latin letters: directly, by a style or by default. The font of
 * Devanagari letters is irrelevant, because Word displays them in another.
 *
 * @param main the text of `word/document.xml`
 * @param styles the text of `word/styles.xml`
 */
export function findFontInWord(main: string, styles: string): string | undefined {
  const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
  const sheet = parse(styles);
  const named = new Map(elements(sheet, "style").map((style) => [style.getAttribute("w:styleId"), style]));
  const standard = elements(sheet, "style").find(
    (style) => style.getAttribute("w:type") === "paragraph" && style.getAttribute("w:default") === "1",
  );
  const fontOfStyle = (style: Element | undefined, seen: readonly Element[] = []): string | undefined => {
    if (!style || seen.includes(style)) return undefined;
    return fontIn(style) ?? fontOfStyle(named.get(attributeOf(style, "basedOn")), [...seen, style]);
  };
  const byDefault = fontOfStyle(standard) ?? fontIn(elements(sheet, "docDefaults")[0]);
  for (const run of elements(parse(main), "r")) {
    const text = elements(run, "t")
      .map(({ textContent }) => textContent)
      .join("");
    if (!latin.test(text)) continue;
    const paragraph = run.closest("p");
    const properties = paragraph && [...paragraph.children].find(({ localName }) => localName === "pPr");
    const font =
      fontIn(run) ??
      fontOfStyle(named.get(attributeOf(run, "rStyle"))) ??
      fontOfStyle(named.get(attributeOf(properties ?? undefined, "pStyle"))) ??
      byDefault;
    if (font !== undefined && isLegacyFont(font)) return font;
  }
  return undefined;
}

function elements(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagName(`w:${name}`)];
}

function attributeOf(within: Element | undefined, name: string): string | null {
  return (within && elements(within, name)[0]?.getAttribute("w:val")) ?? null;
}

function fontIn(within: Element | undefined): string | undefined {
  return (within && elements(within, "rFonts")[0]?.getAttribute("w:ascii")) ?? undefined;
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
