import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { localeCodes } from "../../site/locales";
import { keptFolder } from "../kept";
import { publishedData } from "../published-data";
import { drawShareCards } from ".";

/** Where cards stay between builds. */
export const keptCards = path.join(keptFolder, "share-cards");

let begun: Promise<void> = Promise.resolve();

/** Begins to draw the cards where none is kept: beside Gatsby's bundling, which keeps one core busy, they cost no time. */
export function beginShareCards(graphql: CreatePagesArgs["graphql"]): void {
  if (process.env.NODE_ENV !== "production" || existsSync(keptCards)) return;
  begun = Promise.all(localeCodes.map((code) => publishedData(code, graphql)))
    .then((languages) => drawShareCards(languages, keptCards))
    // Whoever places the cards draws those that are missing, and tells why one cannot be drawn.
    .catch(() => undefined);
}

/** Waits until what was begun is done. */
export function shareCardsBegun(): Promise<void> {
  return begun;
}
