import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { appScriptsId } from "../../app/app-loader";
import { computeSha256 } from "../../content/sha256";
import { editorUrl } from "../../site/editor";
import { getPageFile } from "../../site/http";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { type DigestList, digestListPath, parseDigestList } from "../digest-list";
import { type NoticeMarkup, withNotices } from "../notices";
import { writeChangedFile } from "../published-folder";
import { type Assets, getScripts } from "../webpack-reports";
import { addPolicy } from "./policy";

/** Returns the file of a page below the published folder. Not-found pages have the paths of their files. */
export function getFileOfPage(page: string): string {
  return page.endsWith(".html") ? page : getPageFile(page);
}

const appData = z.object({ webpackCompilationHash: z.string() });

/**
 * Finishes pages of a published folder: defers their scripts, inserts site notices, adds their content security
 * policies, and writes the build of their code into their data. Running it again changes nothing. It does not parse
 * pages that the last build published, since most builds change one of thousands of entries.
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
  const { webpackCompilationHash } = appData.parse(JSON.parse(await readFile(path.join(folder, appDataUrl), "utf8")));
  const report = { pages: pages.length, changed: 0 };
  for (const page of pages) {
    const url = getFileOfPage(page);
    const file = path.join(folder, url);
    const found = await readFile(file, "utf8");
    // The app never loads the not-found pages.
    const dataFile = page === url ? undefined : path.join(folder, getPageDataUrl(page));
    const data = dataFile && (await readFile(dataFile, "utf8"));
    const template = templateOfData.exec(data ?? "")?.[1];
    const finished = withNotices(deferAppScripts(found, url, template, assets), markup, page);
    const html = published[url] === computeSha256(finished) ? finished : addPolicy(finished, url).html;
    await writeChangedFile(file, html);
    if (html !== found) report.changed += 1;
    if (dataFile && data) await writeChangedFile(dataFile, nameBuild(data, webpackCompilationHash, dataFile));
  }
  return report;
}

/** Matches the template of a page in its data. */
const templateOfData = /"componentChunkName":"component---src-templates-([\w-]+)-tsx"/u;

/** Matches the start of the part of a page's data that the app gets, with the build of a finished page. */
const dataStart = /"result":\{(?:"webpackCompilationHash":"\w+",)?/u;

/**
 * Writes the hash of the build into a page's data. The app thus detects data that do not fit its code, whatever was
 * cached (`src/app/gatsby-loader.ts`).
 *
 * @throws for data in another format, with the path of the file
 */
function nameBuild(data: string, build: string, file: string): string {
  if (!dataStart.test(data)) throw new Error(`${file} does not have the format in which Gatsby writes a page's data.`);
  return data.replace(dataStart, `"result":{"webpackCompilationHash":"${build}",`);
}

/** Reads the digests in the list of the last build; empty if there was none. */
async function readPublishedDigests(folder: string): Promise<DigestList["files"]> {
  const list = await readFile(path.join(folder, digestListPath), "utf8").catch(() => "");
  return parseDigestList(list)?.files ?? {};
}

/**
 * Matches the parts of each page from Gatsby that no browser uses. These are the scripts of each template, which
 * Gatsby 5.16 writes as a string where its loader expects an object, Gatsby's name, and a setting of Internet Explorer.
 */
const unused =
  /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*|<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>/gu;

/**
 * The rules by which a browser fetches the next page when a visitor presses a link (HTML, "Speculative loading"). They
 * cover pages of the site, but not files or the editor. Browsers without them, and those that save data, fetch nothing.
 */
const prefetchRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", `${editorUrl}*`] } }] },
      eagerness: "conservative",
    },
  ],
})}</script>`;

/** Matches a script of the app as Gatsby writes it into a page, or what a finished page has in its place. */
const appScripts = new RegExp(
  `<script src="[^"]+" async(?:="")?></script>|<script type="(?:application/json" id="${appScriptsId}|speculationrules)"[^>]*>[^<]*</script>`,
  "gu",
);

/**
 * Defers the app in a page of the site: replaces its scripts with a data block of the URLs that the page's app needs,
 * and removes what no browser uses. The inline app loader then decides when they load (`src/app/app-loader.inline.ts`).
 * Gatsby would load the template and the page data only once its own scripts run, two round trips later. A page that
 * is already finished stays the same.
 *
 * @param url the path of the page's file
 * @param template the file in `src/templates` that renders the page; undefined for a page that is never hydrated
 * @throws for a page without the app's scripts, which means that Gatsby's format has changed
 */
export function deferAppScripts(html: string, url: string, template: string | undefined, assets: Assets): string {
  let isWritten = false;
  const done = html.replace(unused, "").replace(appScripts, () => {
    if (isWritten) return "";
    isWritten = true;
    return renderAppFiles(url, template, assets);
  });
  if (!isWritten) throw new Error(`${url} does not contain the script elements that Gatsby writes.`);
  return done;
}

/** Renders the data block of a page, and the rules. A page that is never hydrated gets an empty list. */
function renderAppFiles(url: string, template: string | undefined, assets: Assets): string {
  const path = url.replace(/\/index\.html$/u, "") || "/";
  const files = template ? [...getScripts(assets, template), appDataUrl, getPageDataUrl(path)] : [];
  return `<script type="application/json" id="${appScriptsId}">${JSON.stringify(files)}</script>${prefetchRules}`;
}
