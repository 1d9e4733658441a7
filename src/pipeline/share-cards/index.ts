import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { staticFolder } from "../../content/folders";
import { memoize } from "../../content/memoize";
import { computeSha256 } from "../../content/sha256";
import { getEmblemPath } from "../../site/emblem";
import { type LocaleCode, locales } from "../../site/locales";
import { drawLotus } from "../../site/motif";
import { defaultColour } from "../../site/palette";
import { getShareCardPath, shareCardSize } from "../../site/published-paths";
import { recall } from "../made-files";
import type { PublishedData } from "../published-data";
import { writeChangedFile } from "../published-folder";
import { escapeXml } from "../xml";

/** The text of a card, and the colour of the council's name. */
interface Card {
  readonly language: LocaleCode;
  readonly name: string;
  readonly host: string;
  readonly colour: string;
}

/** The margin, and the places of the parts, in pixels. The name and the host name grow upwards from their bottoms. */
const margin = 80;
const mark = { size: 168, top: 64 };
const name = { weight: 700, height: 190, bottom: 462 };
const host = { weight: 400, height: 40, bottom: 546 };

/** Colours of `src/styles/tokens.css`. */
const colours = { page: "#fbf7ee", text: "#54435a", accent: "#e8821a", motif: "#e7cfa8" };

const fontName = "Noto Sans Devanagari";
const fontSource = path.join("node_modules", "@fontsource", "noto-sans-devanagari", "files");

/** Matches the subsets and weights of the font that cards use. */
const fontFile = /^noto-sans-devanagari-(?:devanagari|latin|latin-ext)-(?:400|700)-normal\.woff$/u;

/** The folder where the fonts of the cards are unpacked. */
const fontsFolder = path.join(".cache", "card-fonts");

/** True if the site's fonts lack the script of a language. Cards then also use the fonts of the machine. */
const needsMachineFonts = locales.some(({ script }) => script !== "Latn" && script !== "Deva");

/** Writes the share card of a language to a published folder: the council's emblem, name and host name. */
export async function writeShareCard(
  folder: string,
  { language, council }: Pick<PublishedData, "language" | "council">,
  store = recall,
): Promise<void> {
  const emblem = await readFile(path.join(staticFolder, getEmblemPath(council.emblem)));
  const { hostname } = new URL(council.siteAddress);
  const card: Card = { language, name: council.name.text, host: hostname, colour: council.colour ?? defaultColour };
  const png = await store([computeSha256(emblem), card], () => drawCard(card, emblem));
  await writeChangedFile(path.join(folder, getShareCardPath(language)), png);
}

async function drawCard({ language, name: owner, host: address, colour }: Card, emblem: Buffer): Promise<Buffer> {
  await loadFonts();
  const drawn = await sharp(emblem, { density: 288 })
    .resize(mark.size, mark.size, { fit: "contain", background: "#0000" })
    .toBuffer();
  return sharp(Buffer.from(drawGround(colour)))
    .composite([
      { input: drawn, left: margin, top: mark.top },
      await drawText(owner, { ...name, colour, language }),
      await drawText(address, { ...host, colour: colours.text, language }),
    ])
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** Returns the background of a card as an SVG: a lotus, and a band in the council's colour. */
function drawGround(colour: string): string {
  const { width, height } = shareCardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.page}"/>
    <svg x="700" y="60" width="620" height="620" viewBox="0 0 240 240">${drawLotus(colours.motif)}</svg>
    <rect y="600" width="100%" height="30" fill="${colours.accent}"/>
    <rect y="608" width="100%" height="22" fill="${colour}"/>
  </svg>`;
}

interface TextStyle {
  readonly language: LocaleCode;
  readonly weight: number;
  readonly colour: string;
  /** The maximum height of the text, in pixels. */
  readonly height: number;
  readonly bottom: number;
}

/**
 * Renders a text in the greatest size at which it fits. HarfBuzz shapes Devanagari by the rules of the text's language.
 */
async function drawText(text: string, { language, weight, colour, height, bottom }: TextStyle) {
  const markup = `<span lang="${language}" weight="${weight}" foreground="${colour}">${escapeXml(text)}</span>`;
  const width = shareCardSize.width - 2 * margin;
  const { data, info } = await sharp({ text: { text: markup, font: fontName, width, height, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: margin, top: bottom - info.height };
}

/**
 * Loads the site's fonts into the renderer, and excludes those of the machine, so that cards look the same on every
 * machine.
 */
const loadFonts = memoize(async () => {
  const configuration = needsMachineFonts ? "machine-fonts.conf" : "fonts.conf";
  process.env.FONTCONFIG_FILE = path.resolve("src", "pipeline", "share-cards", configuration);
  await mkdir(fontsFolder, { recursive: true });
  for (const file of (await readdir(fontSource)).filter((one) => fontFile.test(one))) {
    const fontfile = path.resolve(fontsFolder, file.replace(/woff$/u, "ttf"));
    const font = await readFile(path.join(fontSource, file));
    // Pango reads TrueType, not WOFF.
    await writeFile(fontfile, await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt" }));
    // Rendering a text once registers the font.
    await sharp({ text: { text: "a", font: fontName, fontfile } }).toBuffer();
  }
});
