import { appScriptsId } from "../../app/app-loader";
import { localeCodes } from "../../site/locales";
import { notFoundFile, pageAt } from "../../site/paths";
import { getHydration, type Hydration } from "../../site/routes";

/** Matches a script of the app as Gatsby writes it into a page. */
const appScript = /<script src="([^"]+)" async(?:="")?><\/script>/gu;

/**
 * Matches the chunk mapping with the scripts of each template. It is useless: Gatsby 5.16 writes it as a string where
 * its loader expects an object. It takes half a kilobyte of every page, and the app loads template code itself
 * (`src/app/gatsby-loader.ts`).
 */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/u;

/** The not-found pages. If Gatsby ran there, it would replace the requested URL with the path of the file. */
const notFoundFiles: readonly string[] = localeCodes.map(notFoundFile);

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
  const page = pageAt(url.replace(/\/index\.html$/u, "") || "/");
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
