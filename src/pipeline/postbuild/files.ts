import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { staticFolder } from "../../content/folders";
import { isPictureName } from "../../schema/formats";
import { documentsUrl } from "../../site/documents";
import { feedScopes, getFeedPath } from "../../site/feeds";
import { localeCodes } from "../../site/locales";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { getAwaitedPath, getManifestPath, getQrCodePath } from "../../site/published-paths";
import { createFeed } from "../atom-feed";
import { readNewest } from "../awaited";
import { buildDate } from "../build-date";
import { createCalendars } from "../calendars";
import { recall } from "../made-files";
import { createOpenData } from "../open-data";
import { readPublishedData } from "../published-data";
import { keepFiles, listFiles, publicFolder, sweepFolder, writeChangedFile } from "../published-folder";
import { drawQrCode } from "../qr-code";
import { formatSecurityTxt, securityTxtPath } from "../security-txt";
import { writeShareCard } from "../share-cards";
import { readSite } from "../site";
import { siteHistory } from "../site-content";
import { createSitemap, formatRobots, listSitemapPages } from "../sitemap";
import { createWebManifest, writeAppIcons } from "../web-manifest";
import { getFileOfPage } from "./pages";

const sitemapPath = "/sitemap.xml";

/** Writes the generated files that are not pages, such as feeds, calendars, share cards and the sitemap. */
export async function publishFiles(args: NodePluginArgs): Promise<void> {
  const { changed } = siteHistory();
  const site = readSite(args);
  const languages = localeCodes.map((code) => readPublishedData(code, site));
  for (const data of languages) {
    for (const scope of feedScopes) await write(getFeedPath(scope, data.language), createFeed(scope, data));
    for (const [url, calendar] of createCalendars(data, changed)) await write(url, calendar);
    await write(getManifestPath(data.language), createWebManifest(data));
    const newest = readNewest(data.language, site);
    if (Object.keys(newest).length > 0) await write(getAwaitedPath(data.language), JSON.stringify(newest));
    await writeShareCard(publicFolder, data);
  }
  const [first] = languages;
  if (!first) throw new Error("The site has no language.");
  await writeAppIcons(publicFolder, first.council.emblem);
  for (const [url, text] of createOpenData(site, languages, changed)) await write(url, text);
  const { council, news } = first;
  const pages = listSitemapPages(args, news);
  await write(sitemapPath, createSitemap(pages, council.siteAddress));
  await write("/robots.txt", formatRobots(council.siteAddress, sitemapPath));
  await write(securityTxtPath, formatSecurityTxt(council, changed.values(), buildDate()));
  for (const { path: page } of args.getNodesByType("SitePage"))
    if (typeof page === "string" && !page.endsWith(".html"))
      await write(getQrCodePath(page), await recallQrCode(new URL(page, council.siteAddress).href));
}

const recallQrCode = (url: string) => recall(["qr code", url], async () => Buffer.from(drawQrCode(url)));

/** Matches files with names that only Gatsby knows: the parts of its pages. */
const gatsbyFiles = /^_gatsby\//u;

/**
 * Removes what no earlier step of this build has written: files of withdrawn content, the scripts for third parties that
 * Gatsby publishes with every site, and of the files in `static/`, all of which Gatsby copies, hidden documents and
 * pictures, of which the site has small copies.
 *
 * @param pages the paths of all pages
 * @param hidden the documents that are not published, by path from the project's root
 * @returns a status message
 */
export async function sweepFiles(
  folder: string,
  pages: readonly string[],
  hidden: ReadonlySet<string>,
): Promise<string> {
  const isOriginal = (file: string) => `/${file}`.startsWith(`${documentsUrl}/`) && isPictureName(file);
  const copied = listFiles(staticFolder).filter((file) => !hidden.has(`${staticFolder}/${file}`) && !isOriginal(file));
  const ofPages = pages.flatMap((page) => [getFileOfPage(page), getPageDataUrl(page)]).map((url) => url.slice(1));
  const ofGatsby = listFiles(folder).filter((file) => gatsbyFiles.test(file));
  keepFiles(folder, [...copied, ...ofPages, appDataUrl.slice(1), ...ofGatsby]);
  return `${await sweepFolder(folder)} files of earlier builds removed`;
}

const write = (url: string, content: string | Uint8Array) => writeChangedFile(path.join(publicFolder, url), content);
