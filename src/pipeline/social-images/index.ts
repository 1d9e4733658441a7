import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mapConcurrent } from "../../content/map-concurrent";
import { memoize } from "../../content/memoize";
import { getEmblemPath } from "../../site/emblem";
import { defaultColour } from "../../site/palette";
import { getShareCardPath } from "../../site/published-paths";
import { isRouteId } from "../../site/routes";
import type { Recall } from "../made-files";
import type { PublishedData } from "../published-data";
import { writeChangedFile } from "../published-folder";
import { type CardFace, type CardText, drawCard, layout, listSourceFiles, loadFonts } from "./draw";

/**
 * Writes the share card of every page in the given languages to the published folder. Rendering all cards takes a tenth
 * of a build, so cards of earlier builds with the same text, layout, emblem and fonts are reused.
 *
 * @returns the number of cards
 */
export async function placeShareCards(languages: readonly PublishedData[], publicFolder: string, store: Recall) {
  const face = faceOf(languages);
  const cards = cardsOf(languages);
  const inputs = await digestOfInputs(face);
  const prepareFonts = memoize(() => loadFonts(fontsFolder));
  await mapConcurrent(cards, async ({ text, address }) => {
    const png = await store([inputs, text], async () => {
      await prepareFonts();
      return drawCard(text, face);
    });
    await writeChangedFile(path.join(publicFolder, address), png);
  });
  return cards.length;
}

/** The folder where the fonts of the cards are unpacked. */
const fontsFolder = path.join(".cache", "card-fonts");

/** Returns the council's emblem and colour, which are the same in every language. */
function faceOf([first]: readonly PublishedData[]): CardFace {
  const { emblem, colour } = first?.council ?? {};
  return { mark: path.join("static", getEmblemPath(emblem)), colour: colour ?? defaultColour };
}

/** Returns a digest of the inputs that all cards share. */
async function digestOfInputs(face: CardFace): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([layout, face]));
  for (const file of await listSourceFiles(face)) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest("hex");
}

function cardsOf(languages: readonly PublishedData[]) {
  return languages.flatMap((data) =>
    data.pages.flatMap(({ key: page }) => {
      if (!isRouteId(page)) return [];
      return [{ text: cardText(page, data), address: getShareCardPath(page, data.language) }];
    }),
  );
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
