/** The part of subset-font used here; the package has no types. */
declare module "subset-font" {
  /**
   * Returns a font with only the characters of a text, or with all glyphs if `keepAllGlyphs` is set; the text is then
   * empty. By default all layout features are preserved.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff" | "woff2";
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
      readonly preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}

/** The loader of TypeScript, which programs load for its effect. */
declare module "tsx";
