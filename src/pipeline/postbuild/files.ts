import { rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { getStableUrl } from "../../site/documents";
import { feedScopes, getFeedPath } from "../../site/feeds";
import { localeCodes } from "../../site/locales";
import { getManifestPath, getQrCodePath } from "../../site/published-paths";
import { createFeed } from "../atom-feed";
import { buildDate } from "../build-date";
import { createCalendars } from "../calendars";
import { readPublishedData } from "../published-data";
import { placeFile, publicFolder } from "../published-folder";
import { drawQrCode } from "../qr-code";
import { formatSecurityTxt, securityTxtPath } from "../security-txt";
import { readSite } from "../site";
import { siteContent, siteHistory } from "../site-content";
import { createSitemap, formatRobots, listSitemapPages } from "../sitemap";
import { placeShareCards } from "../social-images";
import { createWebManifest, writeAppIcons } from "../web-manifest";

const sitemapPath = "/sitemap.xml";

/**
 * Writes the generated files that are not pages, such as feeds, calendars, share cards and the sitemap.
 *
 * @returns a status message
 */
export async function publishFiles(args: BuildArgs): Promise<string> {
  const { changed } = siteHistory();
  const site = readSite(args);
  const languages = localeCodes.map((code) => readPublishedData(code, site));
  for (const data of languages) {
    for (const scope of feedScopes) await write(getFeedPath(scope, data.language), createFeed(scope, data));
    for (const [url, calendar] of createCalendars(data, changed)) await write(url, calendar);
    await write(getManifestPath(data.language), createWebManifest(data));
  }
  const { cards, drawn } = await placeShareCards(
    languages,
    publicFolder,
    path.join(args.cache.directory, "share-cards"),
  );
  const [first] = languages;
  if (!first) throw new Error("The site has no language.");
  await writeAppIcons(publicFolder, first.council.emblem);
  const { council, news } = first;
  const pages = await listSitemapPages(args, news);
  await write(sitemapPath, createSitemap(pages, council.siteAddress));
  await write("/robots.txt", formatRobots(council.siteAddress, sitemapPath));
  await write(securityTxtPath, formatSecurityTxt(council, changed.values(), buildDate()));
  for (const { path: page } of args.getNodesByType("SitePage"))
    if (typeof page === "string" && !page.endsWith(".html"))
      await write(getQrCodePath(page), drawQrCode(new URL(page, council.siteAddress).href));
  return `${cards} share cards, ${drawn} of them rendered`;
}

/**
 * Removes Partytown, which Gatsby publishes with every site to run third-party scripts. No page has such scripts, and
 * running scripts found in a page would contradict the content security policy.
 */
export async function removePartytown(): Promise<void> {
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
}

/**
 * Removes the documents that are not yet due, since Gatsby has copied every file of `static/` to the published folder.
 * A build creates no content-hashed URLs for them.
 */
export async function withholdScheduledDocuments(): Promise<void> {
  const { documents } = siteContent().scheduled;
  for (const file of documents) {
    await rm(path.join(publicFolder, getStableUrl(path.posix.basename(file))), { force: true });
  }
}

const write = (url: string, content: string) => placeFile(path.join(publicFolder, url), content);
