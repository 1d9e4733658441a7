import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import subsetFont from "subset-font";
import { type LocaleCode, locales } from "../../site/locales";
import { drawLotus } from "../../site/motif";
import { shareCardSize } from "../../site/published-paths";
import { escapeXml } from "../xml";
import cardLayout from "./layout.json";

/** The text of a card. */
export interface CardText {
  readonly language: LocaleCode;
  /** The name above the title: the council or, on the home page, the host name. */
  readonly owner: string;
  readonly title: string;
  readonly summary: string;
}

interface TextStyle {
  /** The font sizes to try, in pixels, from the largest. If the text fits in none, it is cut at the smallest. */
  readonly sizes: readonly number[];
  readonly weight: number;
  readonly colour: string;
  /** The maximum height of the text, in pixels. */
  readonly height: number;
}

/**
 * All sizes and colours of a card, in pixels, with the colours of `src/styles/tokens.css`. More effort of the PNG encoder
 * takes a third more time and saves no bytes.
 */
export const layout = { ...shareCardSize, ...cardLayout };

const fontName = "Noto Sans Devanagari";
const fontSource = path.join("node_modules", "@fontsource", "noto-sans-devanagari", "files");

/** True if the site's fonts lack the script of a language. Cards then also use the fonts of the machine. */
const needsMachineFonts = locales.some(({ script }) => script !== "Latn" && script !== "Deva");

/**
 * The fontconfig file, read when the first text is rendered. The machine's file may be missing, of which Pango warns,
 * and its fonts would make cards differ between machines. Jest's `process.env` is a copy, so `jest.config.js` sets it
 * there.
 */
const fontConfiguration = needsMachineFonts ? "machine-fonts.conf" : "fonts.conf";

/** Matches the subsets and weights of the font that cards use. */
const fontFile = /^noto-sans-devanagari-(?:devanagari|latin|latin-ext)-(?:400|700)-normal\.woff$/u;

/** The appearance of a council's cards. */
export interface CardFace {
  /** The path of the emblem file. */
  readonly mark: string;
  readonly colour: string;
}

/** Lists the files that affect all cards: the emblem and the fonts. */
export async function listSourceFiles({ mark }: CardFace): Promise<readonly string[]> {
  const fonts = (await readdir(fontSource)).filter((file) => fontFile.test(file)).sort();
  return [mark, ...fonts.map((name) => path.join(fontSource, name))];
}

/**
 * Loads the site's fonts into the renderer, so that cards look the same on every machine.
 *
 * @param folder where the fonts are unpacked
 */
export async function loadFonts(folder: string): Promise<void> {
  process.env.FONTCONFIG_FILE = path.resolve("src", "pipeline", "social-images", fontConfiguration);
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(fontSource)).filter((file) => fontFile.test(file))) {
    const fontfile = path.resolve(folder, name.replace(/woff$/u, "ttf"));
    const font = await readFile(path.join(fontSource, name));
    // Pango reads TrueType, not WOFF.
    await writeFile(fontfile, await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt" }));
    // Rendering a text once registers the font.
    await sharp({ text: { text: "a", font: fontName, fontfile } }).toBuffer();
  }
}

/** Renders a card as a PNG. HarfBuzz shapes Devanagari by the rules of the text's language. */
export async function drawCard({ language, owner, title, summary }: CardText, face: CardFace): Promise<Buffer> {
  const { width, margin, mark, colours, effort } = layout;
  const left = margin;
  const draw = (text: string, style: TextStyle, indent = 0) =>
    drawText(text, language, style, width - 2 * margin - indent);
  const nameLeft = mark.size + mark.gap;
  const name = await draw(owner, layout.owner, nameLeft);
  const heading = await draw(title, { ...layout.title, colour: face.colour });
  const sentence = await draw(summary, layout.summary);
  const { input, raw } = await groundFor(face);
  return sharp(input, { raw })
    .composite([
      { ...name, left: left + nameLeft, top: mark.top + Math.round((mark.size - name.raw.height) / 2) },
      { ...heading, left, top: layout.title.top },
      { ...sentence, left, top: layout.title.top + heading.raw.height + layout.summary.gap },
    ])
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort })
    .toBuffer();
}

const grounds = new Map<string, ReturnType<typeof pixelsOf>>();

/** Returns the background that all cards share. It is rendered once, since it takes a third of a card's time. */
function groundFor(face: CardFace): ReturnType<typeof pixelsOf> {
  const name = JSON.stringify(face);
  const ground = grounds.get(name) ?? drawGround(face);
  grounds.set(name, ground);
  return ground;
}

async function drawGround({ mark: markFile, colour }: CardFace) {
  const { width, height, margin: left, mark, motif, page } = layout;
  const bands = [layout.bands.accent, { ...layout.bands.brand, colour }].map((band) => ({
    input: { create: { width, height: band.height, channels: 3 as const, background: band.colour } },
    left: 0,
    top: height - band.height,
  }));
  const input = await sharp(markFile, { density: 144 })
    .resize(mark.size, mark.size, { fit: "contain", background: "#0000" })
    .toBuffer();
  const lotus = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${motif.size}" height="${motif.size}">${drawLotus(motif.line)}</svg>`,
  );
  // An overlay must not extend beyond the card.
  const drawn = await sharp(lotus)
    .extract({ left: 0, top: 0, width: width - motif.left, height: height - motif.top })
    .toBuffer();
  const blank = sharp({ create: { width, height, channels: 3, background: page } });
  return pixelsOf(
    blank.composite([{ input: drawn, left: motif.left, top: motif.top }, { input, left, top: mark.top }, ...bands]),
  );
}

/** Returns part of a card as raw pixels. Encoding and decoding each part would take as long as rendering it. */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function drawText(
  text: string,
  language: LocaleCode,
  { sizes, weight, colour, height }: TextStyle,
  width: number,
) {
  const drawn = async (shown: string, size: number) => {
    const markup = `<span lang="${language}" weight="${weight}" foreground="${colour}">${escapeXml(shown)}</span>`;
    // At 72 dpi a point is a pixel. A word that is longer than a line is broken.
    const font = `${fontName} ${size}`;
    const pixels = await pixelsOf(
      sharp({ text: { text: markup, font, width, dpi: 72, rgba: true, wrap: "word-char" } }),
    );
    return pixels.raw.height <= height ? pixels : undefined;
  };
  for (const size of sizes) {
    const fitting = await drawn(text, size);
    if (fitting) return fitting;
  }
  const smallest = Math.min(...sizes);
  for (let words = text.split(" "); words.length > 0; words = shortened(words)) {
    const fitting = await drawn(`${words.join(" ")} …`, smallest);
    if (fitting) return fitting;
  }
  throw new Error(`No word of this text fits on a share card: ${text}`);
}

/** Shortens a text by its last tenth, but at least one word. A single word loses its second half. */
function shortened(words: readonly string[]): string[] {
  const [first = ""] = words;
  if (words.length > 1) return words.slice(0, Math.min(words.length - 1, Math.ceil(words.length * 0.9)));
  const letters = Array.from(new Intl.Segmenter().segment(first), ({ segment }) => segment);
  return letters.length > 1 ? [letters.slice(0, Math.ceil(letters.length / 2)).join("")] : [];
}
