import { inflateSync } from "node:zlib";

/** The width of a mark in thousandths of the font size: about the distance from its anchor to the next letter. */
const markWidth = 160;

/** Matches the glyph widths of a font as Chromium writes them, in lists and ranges: `7 [500 0 260] 31 33 0`. */
const fontWidths = /\/W \[((?:[\d ]|\[[\d ]*\])*)\]\n\/DW (\d+)>>/gu;

/**
 * Sets a width for vowel signs and other marks in the fonts of a PDF printed by Chromium. A mark has zero width and is
 * anchored to the middle of broad letters such as क; PDF readers take the rest of the letter for a space: संस्कृ त.
 *
 * Nothing moves on paper: because of the sheet's letter spacing, Chromium writes the position of the text after a mark.
 * Marks without such a position are not changed.
 *
 * @param pdf the bytes of the PDF as Latin-1 text
 */
export function withMarkWidths(pdf: string): string {
  const marks = findLastGlyphs(pdf);
  const insertions: { readonly before: number; readonly length: number }[] = [];
  const widened = pdf.replace(fontWidths, (written, widths: string, others: string, offset: number) => {
    const known = readWidths(widths);
    for (const mark of marks) if ((known.get(mark) ?? Number(others)) === 0) known.set(mark, markWidth);
    const wide = `/W [${[...known].map(([glyph, width]) => `${glyph} [${width}]`).join(" ")}]\n/DW ${others}>>`;
    insertions.push({ before: offset + written.length, length: wide.length - written.length });
    return wide;
  });
  // The cross-reference table at the end contains the offset of each object.
  const moved = (place: string) =>
    insertions.reduce((sum, { before, length }) => sum + (before <= Number(place) ? length : 0), Number(place));
  return widened
    .replace(/\b\d{10}(?= \d{5} n)/gu, (place) => String(moved(place)).padStart(10, "0"))
    .replace(/(?<=startxref\n)\d+/u, (place) => String(moved(place)));
}

/** Returns the glyphs that always end a piece of text, so that their width positions no other glyph. */
function findLastGlyphs(pdf: string): Set<number> {
  const last = new Set<number>();
  const followed = new Set<number>();
  for (const { 0: start, 1: length, index } of pdf.matchAll(/\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/gu)) {
    const from = index + start.length;
    const stream = inflateSync(Buffer.from(pdf.slice(from, from + Number(length)), "latin1")).toString("latin1");
    for (const [, piece = ""] of stream.matchAll(/<([\da-fA-F]+)> Tj/gu)) {
      const glyphs = (piece.match(/.{4}/gu) ?? []).map((code) => Number.parseInt(code, 16));
      for (const [place, glyph] of glyphs.entries()) (place === glyphs.length - 1 ? last : followed).add(glyph);
    }
  }
  return new Set([...last].filter((glyph) => !followed.has(glyph)));
}

function readWidths(written: string): Map<number, number> {
  const widths = new Map<number, number>();
  for (const [, start, list = "", from, to, width] of written.matchAll(/(\d+) \[([^\]]*)\]|(\d+) (\d+) (\d+)/gu)) {
    for (const [place, one] of list.split(" ").entries())
      if (start !== undefined) widths.set(Number(start) + place, Number(one));
    for (let glyph = Number(from); glyph <= Number(to); glyph++) widths.set(glyph, Number(width));
  }
  return widths;
}
