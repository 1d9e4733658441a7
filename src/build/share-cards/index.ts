import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isRouteId } from "../../site/routes";
import { shareCardPath } from "../../site/share-card";
import { inParallel } from "../in-parallel";
import type { PublishedData } from "../published-data";
import { writeWhole } from "../write-whole";
import { type CardText, drawCard, layout, loadFonts } from "./draw";

/** What a run of the drawing came to. */
export interface CardReport {
  readonly cards: number;
  /** Those drawn anew; the others were kept from an earlier build. */
  readonly drawn: number;
}

/** What a drawing depends on besides its text: a change of any of it makes every card anew. */
const manner = JSON.stringify([layout, sharp.versions]);

/**
 * Puts the card of every page in the given languages into the published folder. A card is kept under the digest of what
 * it says, so that an unchanged page draws nothing; what no page needs any longer is removed.
 *
 * @param publicFolder the published folder
 * @param keptFolder where cards stay between builds
 */
export async function placeShareCards(
  languages: readonly PublishedData[],
  publicFolder: string,
  keptFolder: string,
): Promise<CardReport> {
  const cards = cardsOf(languages);
  const { kept, drawn } = await drawMissing(cards, keptFolder);
  for (const { name, address } of cards) {
    const place = path.join(publicFolder, address);
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(path.join(keptFolder, name), place);
  }
  const needed = new Set(cards.map(({ name }) => name));
  const outlived = [...kept].filter((name) => name.endsWith(".png") && !needed.has(name));
  await Promise.all(outlived.map((name) => rm(path.join(keptFolder, name))));
  return { cards: cards.length, drawn };
}

/** Draws the cards that are not kept yet, while there is something else to wait for. */
export async function drawShareCards(languages: readonly PublishedData[], keptFolder: string): Promise<void> {
  await drawMissing(cardsOf(languages), keptFolder);
}

interface Card {
  readonly text: CardText;
  /** The name it is kept by. */
  readonly name: string;
  readonly address: string;
}

function cardsOf(languages: readonly PublishedData[]): Card[] {
  return languages.flatMap((data) =>
    data.pages.flatMap(({ key }) => {
      if (!isRouteId(key)) return [];
      const text = cardText(key, data);
      const digest = createHash("sha256").update(manner).update(JSON.stringify(text)).digest("hex");
      return [{ text, name: `${digest}.png`, address: shareCardPath(key, data.language) }];
    }),
  );
}

/** Gives what was kept before, and how many were drawn. */
async function drawMissing(cards: readonly Card[], keptFolder: string) {
  await mkdir(keptFolder, { recursive: true });
  const kept = new Set(await readdir(keptFolder));
  const missing = new Map(cards.filter(({ name }) => !kept.has(name)).map(({ name, text }) => [name, text]));
  if (missing.size > 0) await loadFonts(path.join(keptFolder, "fonts"));
  // Two at a time, since each waits for webpack between its steps; by the threads that also read and write files for all else.
  await inParallel(missing, async ([name, text]) => writeWhole(path.join(keptFolder, name), await drawCard(text)), 2);
  return { kept, drawn: missing.size };
}

/** The first page speaks for the council itself, and names the site above it. */
function cardText(page: string, { language, council, pages }: PublishedData): CardText {
  const text = pages.find(({ key }) => key === page);
  if (!text) throw new Error(`The page ${page} has no text.`);
  const summary = text.summary.text;
  return page === "home"
    ? { language, owner: new URL(council.siteAddress).hostname, title: council.name.text, summary }
    : { language, owner: council.name.text, title: text.title.text, summary };
}
