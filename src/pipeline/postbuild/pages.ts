import { readFile, writeFile } from "node:fs/promises";
import { appScriptsId } from "../../app/app-loader";
import { computeSha256 } from "../../content/sha256";
import { editorUrl } from "../../site/editor";
import { localeCodes } from "../../site/locales";
import { findNotFoundFile, getPageAt } from "../../site/paths";
import { getHydration, type Hydration } from "../../site/routes";
import { isBelow } from "../../site/security";
import { type NoticeMarkup, withNotices } from "../notices";
import { getUrlIn, listFilesBelow } from "../published-folder";
import { listEncodedDigests } from "./compress";
import { addPolicy, findCurrentPolicy } from "./policy";

/** The result of finishing the pages of a published folder. */
export interface PagesReport {
  readonly pages: number;
  readonly changed: number;
  /** The length of the longest policy, in characters. */
  readonly longest: number;
}

/**
 * Finishes every page of a published folder: defers its scripts, inserts site notices, and adds its content security
 * policy. Running it again changes nothing. It does not parse pages that the previous build published, since most
 * builds change one of thousands of entries.
 *
 * @param markup undefined without site notices
 * @param compressed the cache of `compressFolder`, which contains the files of the previous build
 * @throws for an invalid page, with the path of its file
 */
export async function finishPages(
  folder: string,
  markup: NoticeMarkup | undefined,
  compressed?: string,
): Promise<PagesReport> {
  const published = compressed === undefined ? new Set<string>() : await listEncodedDigests(compressed);
  const report = { pages: 0, changed: 0, longest: 0 };
  for (const file of await listFilesBelow(folder)) {
    const url = getUrlIn(folder, file);
    if (!file.endsWith(".html") || isBelow(editorUrl, url)) continue;
    const found = await readFile(file, "utf8");
    // Gatsby also leaves HTML fragments, which no server publishes.
    if (!/^<!doctype html>/i.test(found)) continue;
    const html = withNotices(deferAppScripts(found, url), markup);
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

/** Matches a script of the app as Gatsby writes it into a page. */
const appScript = /<script src="([^"]+)" async(?:="")?><\/script>/gu;

/**
 * Matches the chunk mapping with the scripts of each template. It is useless: Gatsby 5.16 writes it as a string where
 * its loader expects an object. It takes half a kilobyte of every page, and the app loads template code itself
 * (`src/app/gatsby-loader.ts`).
 */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/u;

/** The not-found pages. If Gatsby ran there, it would replace the requested URL with the path of the file. */
const notFoundFiles: readonly string[] = localeCodes.map(findNotFoundFile);

/**
 * Defers the app's scripts in a page of the site. A page that is already finished stays the same.
 *
 * @param url the path of the page's file
 * @throws for a page without the app's scripts, which means that Gatsby's format has changed
 */
export function deferAppScripts(html: string, url: string): string {
  const done = withDeferredScripts(html, notFoundFiles.includes(url) ? undefined : hydrationAt(url));
  if (!done.includes(`id="${appScriptsId}"`))
    throw new Error(`${url} does not contain the script elements that Gatsby writes.`);
  return done;
}

function hydrationAt(url: string): Hydration {
  const page = getPageAt(url.replace(/\/index\.html$/u, "") || "/");
  return page ? getHydration(page) : "interaction";
}

/**
 * Replaces the app's scripts with a data block of their URLs and removes the chunk mapping. The inline app loader then
 * decides when they load (`src/app/app-loader.inline.ts`). A page that is never hydrated gets an empty list. Running it
 * again changes nothing.
 */
export function withDeferredScripts(html: string, hydration?: Hydration): string {
  const urls = Array.from(html.matchAll(appScript), ([, url]) => url);
  if (urls.length === 0) return html;
  const when = hydration === "idle" ? ' data-hydration="idle"' : "";
  const list = `<script type="application/json" id="${appScriptsId}"${when}>${JSON.stringify(hydration ? urls : [])}</script>`;
  let isWritten = false;
  return html.replace(chunkMapping, "").replace(appScript, () => {
    if (isWritten) return "";
    isWritten = true;
    return list;
  });
}
