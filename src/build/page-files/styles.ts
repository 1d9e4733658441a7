import postcss, { type Container } from "postcss";
import { moduleClass } from "../webpack/class-names";

/** Finds classes in the text of selectors. */
const classes = /\.(-?[A-Za-z_][\w-]*)/gu;

/** Styles by the files they come from, ready to be parted. */
export type Styles = postcss.Root;

/** @throws where the text is no CSS */
export function parseStyles(css: string): Styles {
  return postcss.parse(css);
}

/**
 * The part of the site's styles that a page needs before the app is there: all that is not of a module, and the modules
 * that the page shows something of, each whole, so that what opens or fails in them is dressed too.
 *
 * @param kept letters of modules that every page keeps, since they show what happens to any page
 */
export function stylesFor(html: string, styles: Styles, kept: readonly string[]): string {
  const shown = new Set(kept);
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/gu)) {
    for (const name of list.split(" ")) {
      const letters = moduleClass.exec(name)?.[1];
      if (letters) shown.add(letters);
    }
  }
  const part = styles.clone();
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
export function stylesOfApp(styles: Styles): string {
  const rest = styles.clone();
  rest.walkAtRules("font-face", (rule) => void rule.remove());
  return rest.toString();
}

function removeIfEmpty(rule: Container & { remove(): unknown }): void {
  if (rule.nodes?.length === 0) rule.remove();
}
