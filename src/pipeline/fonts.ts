import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import subsetFont from "subset-font";
import { writeFileAtomic } from "./published-folder";

/** The folder of the fonts for their style sheet, from the root of the project. */
const folder = path.join(".cache", "fonts");

const styleSheet = path.join("src", "styles", "fonts.css");

/** The fonts by the names that the style sheet gives them, each from a package of whole fonts. */
const sources = {
  "hindi-400": "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
  "hindi-700": "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2",
  "sanskrit-400": "@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2",
} as const;

/** Copyright, licence and its address in a font's table of names (OpenType, `name`): the SIL Open Font License asks for them. */
const namesKept = [0, 13, 14];

/** Sees to it that the fonts are there before webpack gives them addresses that change with their content. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => placeFonts();

/**
 * Cuts the site's fonts to the characters that the style sheet uses each of them for, with every way in which those
 * join.
 *
 * @throws what the file system reports, and where the style sheet does not say what a font is used for
 */
async function placeFonts(): Promise<void> {
  const styles = await readFile(styleSheet, "utf8");
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(sources).map(async ([name, source]) =>
      writeFileAtomic(
        path.join(folder, `${name}.woff2`),
        await cutFont(await readFile(path.join("node_modules", source)), readFontCharacters(name, styles)),
      ),
    ),
  );
}

/** A font in WOFF 2 with some characters only. All features stay, so that they join as in the whole font. */
export async function cutFont(font: Buffer, characters: string): Promise<Buffer> {
  // Hints serve screens of few dots under old versions of Windows, and are two fifths of a file.
  return subsetFont(font, characters, { targetFormat: "woff2", noHinting: true, preserveNameIds: namesKept });
}

/** The characters that a style sheet uses a font for, by the `unicode-range` of its rule. Throws where there is none. */
export function readFontCharacters(font: string, styles: string): string {
  const rule = styles.split("@font-face").find((part) => part.includes(`/${font}.woff2`));
  const range = /unicode-range:([^;]+);/u.exec(rule ?? "")?.[1];
  if (!range) throw new Error(`${styleSheet} has no unicode-range for the font ${font}.`);
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
