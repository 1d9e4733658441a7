import { readFile, writeFile } from "node:fs/promises";
import { appScriptsId } from "../../app/app-loader";
import { computeSha256 } from "../../content/sha256";
import { editorUrl } from "../../site/editor";
import { localeCodes } from "../../site/locales";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { findNotFoundFile, getPageAt, getTemplate } from "../../site/paths";
import { getHydration } from "../../site/routes";
import { isBelow } from "../../site/security";
import { type NoticeMarkup, withNotices } from "../notices";
import { getUrlIn, listFilesBelow } from "../published-folder";
import { type Assets, getScripts } from "../webpack-reports";
import { listEncodedDigests } from "./compress";
import { addPolicy, findCurrentPolicy } from "./policy";

/**
 * Finishes every page of a published folder: defers its scripts, inserts site notices, and adds its content security
 * policy. Running it again changes nothing. It does not parse pages that the previous build published, since most
 * builds change one of thousands of entries.
 *
 * @param markup undefined without site notices
 * @param assets the files of the build's code
 * @param compressed the cache of `compressFolder`, which contains the files of the previous build
 * @returns the number of pages, of those that it changed, and the length of the longest policy in characters
 * @throws for an invalid page, with the path of its file
 */
export async function finishPages(
  folder: string,
  markup: NoticeMarkup | undefined,
  assets: Assets,
  compressed?: string,
) {
  const published = compressed === undefined ? new Set<string>() : await listEncodedDigests(compressed);
  const report = { pages: 0, changed: 0, longest: 0 };
  for (const file of await listFilesBelow(folder)) {
    const url = getUrlIn(folder, file);
    if (!file.endsWith(".html") || isBelow(editorUrl, url)) continue;
    const found = await readFile(file, "utf8");
    // Gatsby also leaves HTML fragments, which no server publishes.
    if (!/^<!doctype html>/i.test(found)) continue;
    const html = withNotices(deferAppScripts(found, url, assets), markup);
    const policy = published.has(computeSha256(html)) ? findCurrentPolicy(html) : undefined;
    const page = policy === undefined ? addPolicy(html, url) : { html, policy };
    if (page.html !== found) {
      await writeFile(file, page.html);
      report.changed += 1;
    }
    report.pages += 1;
    report.longest = Math.max(report.longest, page.policy.length);
  }
  return report;
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
