import { found } from "./pdf-file";

/** The text of each glyph of a font: UTF-16 code units as four hexadecimal digits each. */
export type GlyphTexts = ReadonlyMap<number, string>;

/** The glyphs of a font, from its ToUnicode map (ISO 32000-1, 9.10.3). */
export function glyphTexts(map: string): GlyphTexts {
  const texts = new Map<number, string>();
  for (const [, single = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gsu)) {
    for (const [, glyph = "", text = ""] of single.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gu)) {
      texts.set(Number.parseInt(glyph, 16), text);
    }
  }
  for (const [, range = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gsu)) {
    for (const [, from = "", to = "", text = ""] of range.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gu)) {
      const first = Number.parseInt(from, 16);
      const code = Number.parseInt(text, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++) texts.set(glyph, hex(code + glyph - first));
    }
  }
  return texts;
}

/** A page's drawing instructions and the text they show. */
export interface PageContent {
  readonly content: string;
  readonly text: string;
}

/**
 * Marks each word of Devanagari as one text (ActualText, ISO 32000-1, 14.9.4). Chromium marks each syllable apart, and
 * readers that measure the gaps between syllables then put spaces into words: संस्कृ त, शि क्षा. Nothing moves on paper.
 *
 * @param fonts the glyphs of the page's fonts by the fonts' names
 */
export function withWholeWords(content: string, fonts: ReadonlyMap<string, GlyphTexts>): PageContent {
  let text = "";
  const rewritten = content.replace(/BT\n(.*?)\nET/gsu, (block: string, inner: string) => {
    const lines = inner.split("\n");
    const word = wordOf(lines, fonts);
    text += word;
    if (!inner.includes("/ActualText")) return block;
    const drawing = lines.filter((line) => !line.startsWith("/Span") && line !== "EMC").join("\n");
    return `BT\n/Span<</ActualText <FEFF${fromText(word)}>>> BDC\n${drawing}\nEMC\nET`;
  });
  return { content: rewritten, text };
}

function wordOf(lines: readonly string[], fonts: ReadonlyMap<string, GlyphTexts>): string {
  const font = fonts.get(found(/\/(F\d+) \S+ Tf/u, lines.join("\n")));
  let codes = "";
  let inSpan = false;
  for (const line of lines) {
    const marked = /^\/Span<<\/ActualText <FEFF([0-9A-F]*)>/u.exec(line)?.[1];
    if (marked !== undefined) codes += marked;
    inSpan = marked !== undefined || (inSpan && line !== "EMC");
    if (!inSpan) for (const glyph of glyphsOf(line)) codes += codeOf(glyph, font);
  }
  return toText(codes).normalize("NFC");
}

function glyphsOf(line: string): number[] {
  const shown = /<([0-9A-F]+)> Tj$/u.exec(line)?.[1] ?? "";
  return Array.from(shown.matchAll(/.{4}/gu), ([glyph]) => Number.parseInt(glyph, 16));
}

function codeOf(glyph: number, font: GlyphTexts | undefined): string {
  const code = font?.get(glyph);
  if (code === undefined) throw new Error(`The PDF does not say what glyph ${glyph} stands for.`);
  return code;
}

function toText(codes: string): string {
  return codes.replace(/.{4}/gu, (code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function fromText(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, "0");
}
