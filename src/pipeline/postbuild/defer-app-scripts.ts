import { appScriptsId } from "../../app/app-loader";
import { localeCodes } from "../../site/locales";
import { notFoundFile, pageAt } from "../../site/paths";
import { getHydration, type Hydration } from "../../site/routes";

/** A script of the app as Gatsby writes it into a page. */
const appScript = /<script src="([^"]+)" async(?:="")?><\/script>/gu;

/**
 * The scripts of each template. Gatsby 5.16 writes it as text where its loader wants an object, so it is of no use, and
 * half a kilobyte of every page; the app loads a template's code itself (`src/app/gatsby-loader.ts`).
 */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/u;

/** The pages that answer unknown addresses. Gatsby, once it ran there, would leave the address for the path of the file. */
const notFoundFiles: readonly string[] = localeCodes.map(notFoundFile);

/**
 * Defers the app's scripts in a page of the site. A page that an earlier build did stays as it is.
 *
 * @param url the path of its file
 * @throws for a page without the app's scripts: Gatsby writes them otherwise then
 */
export function deferAppScripts(html: string, url: string): string {
  const done = withDeferredScripts(html, notFoundFiles.includes(url) ? undefined : hydrationAt(url));
  if (!done.includes(`id="${appScriptsId}"`)) throw new Error(`${url} has no scripts as Gatsby writes them.`);
  return done;
}

function hydrationAt(url: string): Hydration {
  const page = pageAt(url.replace(/\/index\.html$/u, "") || "/");
  return page ? getHydration(page) : "interaction";
}

/**
 * Puts a data block with the URLs of the app's scripts in place of the scripts, so that the inline app loader decides when
 * they load (`src/app/app-loader.inline.ts`), and removes the map of chunks. A page that is never hydrated gets an empty list. Where it is done again, the
 * page stays as it is.
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
