import { createHash } from "node:crypto";
import postcss, { type Container } from "postcss";
import { moduleClass } from "../webpack/class-names";
import { fixMeasures, shortenNames } from "./properties";

/** Finds classes in the text of selectors. */
const classes = /\.(-?[A-Za-z_][\w-]*)/gu;

/** The styles of all pages, ready to be parted. */
export interface Styles {
  /** By the files they come from. */
  readonly all: postcss.Root;
  /** What the app fetches. */
  readonly ofApp: string;
  /** Where it does, which changes with it. */
  readonly address: `/${string}`;
}

/**
 * The styles of all pages as visitors' browsers get them.
 *
 * @throws where the text is no CSS
 */
export function parseStyles(css: string): Styles {
  const all = postcss.parse(css);
  fixMeasures(all);
  shortenNames(all);
  const ofApp = stylesOfApp(all);
  return { all, ofApp, address: `/app-styles.${createHash("sha256").update(ofApp).digest("hex").slice(0, 20)}.css` };
}

/**
 * The part of the site's styles that a page needs before the app is there: all that is not of a module, and the modules
 * that the page shows something of, each whole, so that what opens or fails in them is dressed too.
 *
 * @param kept letters of modules that every page keeps, since they show what happens to any page
 */
export function stylesFor(html: string, { all }: Styles, kept: readonly string[]): string {
  const shown = new Set(kept);
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/gu)) {
    for (const name of list.split(" ")) {
      const letters = moduleClass.exec(name)?.[1];
      if (letters) shown.add(letters);
    }
  }
  const part = all.clone();
  part.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) =>
      Array.from(selector.matchAll(classes), ([, name = ""]) => moduleClass.exec(name)?.[1]).every(
        (letters) => letters === undefined || shown.has(letters),
      ),
    );
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  part.walkAtRules(/^(?:media|supports)$/u, removeIfEmpty);
  return part.toString();
}

/** The styles of all pages but for the fonts, which every page names: named again, one that came late would move the text. */
function stylesOfApp(all: postcss.Root): string {
  const rest = all.clone();
  rest.walkAtRules("font-face", (rule) => void rule.remove());
  return rest.toString();
}

function removeIfEmpty(rule: Container & { remove(): unknown }): void {
  if (rule.nodes?.length === 0) rule.remove();
}
