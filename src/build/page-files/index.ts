import { readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { starterScript } from "../../loading/starter";
import { editorAddress } from "../../site/editor";
import { isBelow } from "../../site/security";
import { lastScript, lastScriptId } from "../document";
import { lettersOf } from "../webpack/class-names";
import { parseStyles, type Styles, stylesFor } from "./styles";

/** Modules whose parts come to any page without standing in its HTML: what is told of a page that is slow or fails. */
const alwaysKept = ["LoadingScreen", "FailedLoad", "LanguageOffer"].map((name) =>
  lettersOf(path.join("src", "components", name, "index.module.css")),
);

/** Where Gatsby keeps the parts that it puts into pages. */
const gatsbyFolder = "_gatsby";

const gatsbyStyles = /<style data-href="[^"]+" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/u;
const scriptsPart =
  /(<!-- slice-start id="_gatsby-scripts-\d+" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-\d+" -->)/u;
const loaderPart = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;
const lastPart = new RegExp(`<script id="${lastScriptId}">[\\s\\S]*?</script>`, "u");
const finished = /<style data-part-of=/u;

/**
 * Makes the pages that Gatsby wrote ready for visitors: the styles of the page itself in place of all, and the app's
 * scripts behind a starter that waits until the page has been shown. Pages that an earlier build made ready are left.
 *
 * @throws where Gatsby's pages are not as they are known
 */
export async function finishPages(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isPage(`/${path.relative(folder, file).replaceAll(path.sep, "/")}`));
  const parsed = new Map<string, Styles>();
  let made = 0;
  for (const file of files) {
    const html = readFileSync(file, "utf8");
    const done = withStarter(withOwnStyles(html, parsed), file);
    if (done === html) continue;
    await writeFile(file, done);
    made += 1;
  }
  for (const { address, ofApp } of parsed.values()) await writeFile(path.join(folder, address), ofApp);
  return made;
}

/** The editor, which an earlier build left beside the pages, is none of Gatsby's. */
const isPage = (address: string) => !address.includes(`/${gatsbyFolder}/`) && !isBelow(editorAddress, address);

function withOwnStyles(html: string, parsed: Map<string, Styles>): string {
  const [whole, css] = gatsbyStyles.exec(html) ?? [];
  if (!whole || css === undefined) return html;
  const styles = parsed.get(css) ?? parseStyles(css);
  parsed.set(css, styles);
  const own = stylesFor(html, styles, alwaysKept);
  return html.replace(whole, () => `<style data-part-of="${styles.address}">${own}</style>`);
}

/**
 * The page with the app's starter in its last script. Where the app's scripts have changed, Gatsby writes the new ones into the
 * pages of the earlier build that it does not draw again: what these need besides is therefore found in what was made of them.
 */
function withStarter(html: string, file: string): string {
  const [whole, start = "", scripts = "", end = ""] = scriptsPart.exec(html) ?? [];
  if (!whole || !finished.test(html)) throw new Error(`${file} is not a page as Gatsby writes it`);
  const addresses = Array.from(
    scripts.matchAll(/<script src="([^"]+)" async><\/script>/gu),
    ([, address = ""]) => address,
  );
  // Made ready by an earlier build, whose scripts are still the same.
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
