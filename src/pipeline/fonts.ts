import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import subsetFont from "subset-font";
import { computeSha256 } from "../content/sha256";
import { locales } from "../site/locales";
import { recall } from "./made-files";
import { writeChangedFile } from "./published-folder";

/** The folder of the fonts, relative to the project's root. */
const folder = path.join(".cache", "fonts");

/** The package files of the complete fonts by their names in style sheets, and whether a site's languages use them. */
const styleSheets = [
  {
    file: path.join("src", "styles", "fonts.css"),
    isUsed: locales.some(({ script }) => script === "Deva"),
    sources: {
      "hindi-400": "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
      "hindi-700": "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2",
    },
  },
  {
    file: path.join("src", "styles", "sanskrit.css"),
    isUsed: locales.some(({ code }) => code === "sa"),
    sources: {
      "sanskrit-400": "@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2",
    },
  },
];

/** The style sheets of fonts that no language of the site uses. */
export const unusedStyleSheets = styleSheets.flatMap(({ file, isUsed }) => (isUsed ? [] : [file]));

/** The OpenType `name` records for copyright, licence and licence URL, which the SIL Open Font License requires. */
const namesKept = [0, 13, 14];

/**
 * Reduces the fonts of the site's languages to the characters in their `unicode-range`, before webpack computes their
 * hashed URLs. All ligatures and conjuncts of these characters remain.
 *
 * @throws what the file system reports, and if the style sheet has no `unicode-range` for a font
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  const used = styleSheets.filter(({ isUsed }) => isUsed);
  await Promise.all(
    used.map(async ({ file, sources }) => {
      const styles = await readFile(file, "utf8");
      const cutting = Object.entries(sources).map(async ([name, source]) => {
        const font = await readFile(path.join("node_modules", source));
        const characters = readFontCharacters(name, styles);
        const cut = await recall([computeSha256(font), characters], () => cutFont(font, characters));
        await writeChangedFile(path.join(folder, `${name}.woff2`), cut);
      });
      await Promise.all(cutting);
    }),
  );
};

/**
 * Returns a font in WOFF 2 with the given characters only. All features remain, so the characters join as in the
 * complete font.
 */
export async function cutFont(font: Buffer, characters: string): Promise<Buffer> {
  // Hints help only low-resolution screens under old versions of Windows, and are two fifths of a file.
  return subsetFont(font, characters, { targetFormat: "woff2", noHinting: true, preserveNameIds: namesKept });
}

/**
 * Returns the characters of a font's `unicode-range` in a style sheet.
 *
 * @throws if there is none
 */
export function readFontCharacters(font: string, styles: string): string {
  const rule = styles.split("@font-face").find((part) => part.includes(`/${font}.woff2`));
  const range = /unicode-range:([^;]+);/u.exec(rule ?? "")?.[1];
  if (!range) throw new Error(`No unicode-range is given for the font ${font}.`);
  return range
    .split(",")
    .map((part) => {
      const [, from = "", to = from] = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/u.exec(part) ?? [];
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join("");
    })
    .join("");
}
