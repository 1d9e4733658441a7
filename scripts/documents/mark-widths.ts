import { inflateSync } from "node:zlib";

/** In thousandths of the font size: about as far as the anchor of a mark is from the next letter. */
const markWidth = 160;

/** The widths of a font's glyphs as Chromium writes them, lists and ranges: `7 [500 0 260] 31 33 0`. */
const fontWidths = /\/W \[((?:[\d ]|\[[\d ]*\])*)\]\n\/DW (\d+)>>/gu;

/**
 * Gives vowel signs and other marks a width in the fonts of a PDF that Chromium printed. A mark has none and is anchored to the
 * middle of broad letters such as क; programs that read a PDF take the rest of the letter for a space: संस्कृ त.
 * Nothing moves on the paper: the letters of a sheet stand a hair apart, so that Chromium writes the place of what follows a
 * mark, and marks where it does not are left alone.
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
  // The table of objects, at the end, has the place of each.
  const moved = (place: string) =>
    insertions.reduce((sum, { before, length }) => sum + (before <= Number(place) ? length : 0), Number(place));
  return widened
    .replace(/\b\d{10}(?= \d{5} n)/gu, (place) => String(moved(place)).padStart(10, "0"))
    .replace(/(?<=startxref\n)\d+/u, (place) => String(moved(place)));
}

/** Returns the glyphs that are always the last of their piece of text, so that their width places nothing. */
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
