/** The part of subset-font that is used; the package has no types of its own. */
declare module "subset-font" {
  /**
   * Gives a font with the characters of a text only, or with all its glyphs: the text is then empty. By default all
   * layout features stay.
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

/** The part of turndown that is used. */
declare module "turndown" {
  interface Rule {
    readonly filter: string | readonly string[];
    readonly replacement: (text: string, node: HTMLElement) => string;
  }
  export default class TurndownService {
    constructor(options: Readonly<Record<"headingStyle" | "bulletListMarker" | "emDelimiter", string>>);
    addRule(name: string, rule: Rule): void;
    escape(text: string): string;
    turndown(html: HTMLElement): string;
  }
}
