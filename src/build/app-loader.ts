import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { starterScript } from "../loading/starter";
import { editorAddress } from "../site/editor";
import { isBelow } from "../site/security";
import { lastScript, lastScriptId } from "./document";

/** Where Gatsby keeps the parts that it puts into pages. */
const gatsbyFolder = "_gatsby";

const scriptsPart =
  /(<!-- slice-start id="_gatsby-scripts-\d+" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-\d+" -->)/u;
const loaderPart = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;
const lastPart = new RegExp(`<script id="${lastScriptId}">[\\s\\S]*?</script>`, "u");

/**
 * Puts the app's scripts of every page that Gatsby wrote behind a loader, which fetches them when the page has been shown.
 * Pages that an earlier build made so are left.
 *
 * @param folder the published folder
 * @returns the number of pages changed
 * @throws where Gatsby's pages are not as they are known
 */
export async function insertAppLoader(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isPage(`/${path.relative(folder, file).replaceAll(path.sep, "/")}`));
  let changed = 0;
  for (const file of files) {
    const html = await readFile(file, "utf8");
    const done = withAppLoader(html, file);
    if (done === html) continue;
    await writeFile(file, done);
    changed += 1;
  }
  return changed;
}

/** The editor, which an earlier build left beside the pages, is none of Gatsby's. */
const isPage = (address: string) => !address.includes(`/${gatsbyFolder}/`) && !isBelow(editorAddress, address);

/**
 * The page with the app's loader in its last script. Where the app's scripts have changed, Gatsby writes the new ones into the
 * pages of the earlier build that it does not draw again: what these need besides is therefore found in what was made of them.
 */
function withAppLoader(html: string, file: string): string {
  const [whole, start = "", scripts = "", end = ""] = scriptsPart.exec(html) ?? [];
  if (!whole) throw new Error(`${file} is not a page as Gatsby writes it`);
  const addresses = Array.from(
    scripts.matchAll(/<script src="([^"]+)" async><\/script>/gu),
    ([, address = ""]) => address,
  );
  // Made by an earlier build, whose scripts are still the same.
  if (addresses.length === 0) return html;
  const hash = /window\.___webpackCompilationHash="\w+";/u.exec(scripts)?.[0];
  const pagePath = /window\.pagePath="[^"]*";/u.exec(html)?.[0];
  if (!hash || !pagePath) throw new Error(`${file} does not say which page of which release it is`);
  const [last] = lastPart.exec(html) ?? [];
  if (!last) throw new Error(`${file} lacks the script ${lastScriptId}`);
  // As one script, for which the page's policy needs one hash.
  const script = `${pagePath}${hash}${starterScript(addresses)};\n${lastScript}`;
  return html
    .replace(loaderPart, "")
    .replace(whole, () => `${start}${end}`)
    .replace(last, () => `<script id="${lastScriptId}">${script}</script>`);
}
