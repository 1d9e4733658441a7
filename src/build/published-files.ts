import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { documentsAddress, stableAddressOf, withoutDigest } from "../site/documents";
import { calendarPath, calendarsAddress, feedFormats, feedPath, feedScopes, feedsAddress } from "../site/feeds";
import { localeCodes } from "../site/locales";
import { inLocale } from "../site/paths";
import { shareCardsAddress } from "../site/share-card";
import { calendarOf } from "./calendar";
import { readContentHistory } from "./content-history";
import { dayShown } from "./day-shown";
import { atomOf } from "./feeds/atom";
import { feedOf } from "./feeds/feed";
import { jsonFeedOf } from "./feeds/json-feed";
import { publishedData } from "./published-data";
import { scheduledOn } from "./scheduled";
import { securityTxtOf, securityTxtPath } from "./security-txt";
import { placeShareCards } from "./share-cards";
import { keptCards, shareCardsBegun } from "./share-cards/ahead";
import { robotsOf, sitemapOf } from "./sitemap";
import { pagesToFind } from "./sitemap-pages";

const publicFolder = "public";
const sitemapPath = "/sitemap.xml";

/** What stands beside the pages: feeds, calendars, the pictures that go with a shared link, the sitemap. */
export async function publishFiles({ graphql, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const languages = await Promise.all(localeCodes.map((code) => publishedData(code, graphql)));
  // What an earlier build left could tell of what is no longer there.
  for (const address of [feedsAddress, calendarsAddress, shareCardsAddress].flatMap(inEveryLanguage)) {
    await rm(path.join(publicFolder, address), { recursive: true, force: true });
  }
  for (const data of languages) {
    for (const scope of feedScopes) {
      const feed = feedOf(scope, data);
      const [atom, json] = feedFormats;
      await write(feedPath(scope, atom, data.language), atomOf(feed));
      await write(feedPath(scope, json, data.language), jsonFeedOf(feed));
    }
    await write(calendarPath(data.language), calendarOf(data));
  }
  await shareCardsBegun();
  const { cards, drawn } = await placeShareCards(languages, publicFolder, keptCards);
  reporter.info(`Share cards: ${cards}, of which ${drawn} drawn and ${cards - drawn} kept.`);
  const [first] = languages;
  if (!first) throw new Error("The site has no language.");
  const { council, news } = first;
  const pages = await pagesToFind({ graphql, getNodesByType }, publicFolder, news);
  await write(sitemapPath, sitemapOf(pages, council.siteAddress));
  await write("/robots.txt", robotsOf(council.siteAddress, sitemapPath));
  const { changed } = readContentHistory(process.cwd());
  await write(securityTxtPath, securityTxtOf(council, changed.values(), dayShown()));
}

/**
 * Takes out what Gatsby publishes with every site for running scripts of others beside the page (Partytown). No page has any,
 * and a script that runs what it finds in a page has no place beside a policy that forbids just that.
 */
export async function removeForeignScripts(): Promise<void> {
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
}

function inEveryLanguage(address: string): string[] {
  return localeCodes.map((code) => inLocale(address, code));
}

/**
 * Takes the documents that may not be shown yet out of the published folder: every document is copied there, and an
 * earlier build may have published one that was put off since.
 */
export async function withholdScheduledDocuments(): Promise<void> {
  const { documents } = scheduledOn(process.cwd(), dayShown());
  if (documents.length === 0) return;
  const withheld = new Set(documents.map((file) => stableAddressOf(path.posix.basename(file))));
  const folder = path.join(publicFolder, documentsAddress);
  const files = (await readdir(folder)).filter((name) => withheld.has(withoutDigest(stableAddressOf(name))));
  await Promise.all(files.map((name) => rm(path.join(folder, name))));
}

async function write(address: string, content: string): Promise<void> {
  const file = path.join(publicFolder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
