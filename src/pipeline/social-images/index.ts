import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { computeSha256 } from "../../content/sha256";
import { getEmblemPath } from "../../site/emblem";
import { defaultColour } from "../../site/palette";
import { getShareCardPath } from "../../site/published-paths";
import { isRouteId } from "../../site/routes";
import { forEachConcurrent } from "../map-concurrent";
import type { PublishedData } from "../published-data";
import { placeFile } from "../published-folder";
import { once } from "../site-content";
import { type CardFace, type CardText, drawCard, layout, listSourceFiles, loadFonts } from "./draw";

/**
 * Writes the share card of every page in the given languages to the published folder. Rendering all of them takes a
 * tenth of a build, so they are cached by all inputs: text, layout, emblem, fonts and library versions. A cached card
 * is used only if it matches the digest in its file name. Unused cards are removed.
 *
 * @param publicFolder the published folder
 * @param cacheFolder where cards are stored between builds
 * @returns the number of cards, and of those that were rendered since they were not cached
 */
export async function placeShareCards(languages: readonly PublishedData[], publicFolder: string, cacheFolder: string) {
  await mkdir(cacheFolder, { recursive: true });
  const cached = await readdir(cacheFolder);
  const face = faceOf(languages);
  const cards = cardsOf(languages, await digestOfInputs(face));
  const prepareFonts = once(() => loadFonts(path.join(cacheFolder, "fonts")));
  const needed = new Set<string>();
  let drawn = 0;
  await forEachConcurrent(cards, async ({ key, text, address }) => {
    let png = await readCached(cacheFolder, cached, key);
    if (!png) {
      await prepareFonts();
      png = await drawCard(text, face);
      await placeFile(path.join(cacheFolder, nameCached(key, png)), png);
      drawn += 1;
    }
    needed.add(nameCached(key, png));
    await placeFile(path.join(publicFolder, address), png);
  });
  for (const name of cached) if (name.endsWith(".png") && !needed.has(name)) await rm(path.join(cacheFolder, name));
  return { cards: cards.length, drawn };
}

interface Card {
  readonly text: CardText;
  /** The digest of all inputs of the card. */
  readonly key: string;
  readonly address: string;
}

/** Returns the council's emblem and colour, which are the same in every language. */
function faceOf([first]: readonly PublishedData[]): CardFace {
  const { emblem, colour } = first?.council ?? {};
  return { mark: path.join("static", getEmblemPath(emblem)), colour: colour ?? defaultColour };
}

/** Returns a digest of the inputs that all cards share. */
async function digestOfInputs(face: CardFace): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([layout, face, sharp.versions]));
  for (const file of await listSourceFiles(face)) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest("hex");
}

function cardsOf(languages: readonly PublishedData[], inputs: string): Card[] {
  return languages.flatMap((data) =>
    data.pages.flatMap(({ key: page }) => {
      if (!isRouteId(page)) return [];
      const text = cardText(page, data);
      const key = digestOf(inputs + JSON.stringify(text));
      return [{ text, key, address: getShareCardPath(page, data.language) }];
    }),
  );
}

/** Reads the cached card of a key; undefined if it is missing or does not match its digest. */
async function readCached(folder: string, names: readonly string[], key: string): Promise<Buffer | undefined> {
  const name = names.find((candidate) => candidate.startsWith(`${key}.`));
  if (name === undefined) return undefined;
  const png = await readFile(path.join(folder, name));
  return name === nameCached(key, png) ? png : undefined;
}

/** Returns the name of a cached card: its key and the digest of the PNG. */
function nameCached(key: string, png: Buffer): string {
  return `${key}.${digestOf(png)}.png`;
}

function digestOf(bytes: string | Buffer): string {
  return computeSha256(bytes).slice(0, 32);
}

/**
 * Returns the text of a page's card. The card of the home page has the council's name as its title, below the host
 * name.
 */
function cardText(page: string, { language, council, pages }: PublishedData): CardText {
  const text = pages.find(({ key }) => key === page);
  if (!text) throw new Error(`The page ${page} has no text.`);
  const summary = text.summary.text;
  return page === "home"
    ? { language, owner: new URL(council.siteAddress).hostname, title: council.name.text, summary }
    : { language, owner: council.name.text, title: text.title.text, summary };
}
