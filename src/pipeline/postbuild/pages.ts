import { readFile } from "node:fs/promises";
import path from "node:path";
import { appScriptsId } from "../../app/app-loader";
import { computeSha256 } from "../../content/sha256";
import { getPageFile } from "../../site/http";
import { localeCodes } from "../../site/locales";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { findNotFoundFile, getPageAt, getTemplate } from "../../site/paths";
import { getHydration } from "../../site/routes";
import { type DigestList, digestListPath, parseDigestList } from "../digest-list";
import { type NoticeMarkup, withNotices } from "../notices";
import { placeFile } from "../published-folder";
import { type Assets, getScripts } from "../webpack-reports";
import { addPolicy } from "./policy";

/** Returns the file of a page below the published folder. Not-found pages have the paths of their files. */
export function getFileOfPage(page: string): string {
  return page.endsWith(".html") ? page : getPageFile(page);
}

/**
 * Finishes pages of a published folder: defers their scripts, inserts site notices, and adds their content security
 * policies. Running it again changes nothing. It does not parse pages that the last build published, since most builds
 * change one of thousands of entries.
 *
 * @param pages the paths of the pages
 * @param markup undefined without site notices
 * @param assets the files of the build's code
 * @returns the number of pages, and of those that it changed
 * @throws for an invalid page, with the path of its file
 */
export async function finishPages(
  folder: string,
  pages: readonly string[],
  markup: NoticeMarkup | undefined,
  assets: Assets,
) {
  const published = await readPublishedDigests(folder);
  const report = { pages: pages.length, changed: 0 };
  for (const url of pages.map(getFileOfPage)) {
    const file = path.join(folder, url);
    const found = await readFile(file, "utf8");
    const finished = withNotices(deferAppScripts(found, url, assets), markup);
    const html = published[url] === computeSha256(finished) ? finished : addPolicy(finished, url).html;
    await placeFile(file, html);
    if (html !== found) report.changed += 1;
  }
  return report;
}

/** Reads the digests in the list of the last build; empty if there was none. */
async function readPublishedDigests(folder: string): Promise<DigestList["files"]> {
  const list = await readFile(path.join(folder, digestListPath), "utf8").catch(() => "");
  return parseDigestList(list)?.files ?? {};
}

/**
 * Matches the chunk mapping with the scripts of each template. It is useless: Gatsby 5.16 writes it as a string where
 * its loader expects an object. It takes half a kilobyte of every page.
 */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/u;

/** Matches a script of the app as Gatsby writes it into a page, or the data block of a finished page. */
const appScripts = new RegExp(
  `<script src="[^"]+" async(?:="")?></script>|<script type="application/json" id="${appScriptsId}"[^>]*>[^<]*</script>`,
  "gu",
);

/** The not-found pages. If Gatsby ran there, it would replace the requested URL with the path of the file. */
const notFoundFiles: readonly string[] = localeCodes.map(findNotFoundFile);

/**
 * Defers the app in a page of the site: replaces its scripts with a data block of the URLs that the page's app needs,
 * and removes the chunk mapping. The inline app loader then decides when they load (`src/app/app-loader.inline.ts`).
 * Gatsby would load the template and the page data only once its own scripts run, two round trips later. A page that
 * is already finished stays the same.
 *
 * @param url the path of the page's file
 * @throws for a page without the app's scripts, which means that Gatsby's format has changed
 */
export function deferAppScripts(html: string, url: string, assets: Assets): string {
  let isWritten = false;
  const done = html.replace(chunkMapping, "").replace(appScripts, () => {
    if (isWritten) return "";
    isWritten = true;
    return renderAppFiles(url, assets);
  });
  if (!isWritten) throw new Error(`${url} does not contain the script elements that Gatsby writes.`);
  return done;
}

/** Renders the data block of a page. A page that is never hydrated gets an empty list. */
function renderAppFiles(url: string, assets: Assets): string {
  const path = url.replace(/\/index\.html$/u, "") || "/";
  const page = notFoundFiles.includes(url) ? undefined : getPageAt(path);
  const files = page ? [...getScripts(assets, getTemplate(page)), appDataUrl, getPageDataUrl(path)] : [];
  const when = page && getHydration(page) === "idle" ? ' data-hydration="idle"' : "";
  return `<script type="application/json" id="${appScriptsId}"${when}>${JSON.stringify(files)}</script>`;
}
