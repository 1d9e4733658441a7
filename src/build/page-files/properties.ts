import type { Declaration, Root } from "postcss";
import { inLetters } from "../webpack/class-names";

/** A use of a custom property that has no other value to fall back on. */
const use = /var\((--[\w-]+)\)/gu;

/** The name of a custom property where it is used, however. */
const used = /(?<=var\()--[\w-]+/gu;

/**
 * Writes what no theme, language or reader changes where it is used: of `src/styles/tokens.css`, the measures. Every page
 * carries fewer bytes, and a browser looks fewer values up before its first picture. A custom property is taken for fixed
 * where the root declares it and nothing else does, of such values alone, and nothing asks for it with a value of its own.
 */
export function fixMeasures(styles: Root): void {
  const fixed = fixedIn(styles);
  const written = (value: string): string =>
    value.replaceAll(use, (whole, name: string) => {
      const declaration = fixed.get(name);
      return declaration ? written(declaration.value) : whole;
    });
  for (const declaration of fixed.values()) declaration.remove();
  styles.walkDecls((declaration) => {
    declaration.value = written(declaration.value);
  });
}

/** The declarations of the fixed properties, by their names. */
function fixedIn(styles: Root): ReadonlyMap<string, Declaration> {
  const all = styles.toString();
  const times = new Map<string, number>();
  styles.walkDecls(/^--/u, ({ prop }) => void times.set(prop, (times.get(prop) ?? 0) + 1));
  const ofRoot = styles.nodes.flatMap((node) => (node.type === "rule" && node.selector === ":root" ? node.nodes : []));
  const once = new Map<string, Declaration>();
  for (const node of ofRoot) {
    if (node.type !== "decl" || times.get(node.prop) !== 1 || all.includes(`var(${node.prop},`)) continue;
    once.set(node.prop, node);
  }
  const isFixed = (declaration: Declaration | undefined): boolean =>
    declaration !== undefined &&
    Array.from(declaration.value.matchAll(used), ([name]) => once.get(name)).every(isFixed);
  return new Map(Array.from(once).filter(([, declaration]) => isFixed(declaration)));
}

/**
 * Gives every custom property that the styles declare a name of a letter or two, in the order in which they are declared:
 * each stands many times in every page. What a script sets (`src/components/coveredEdge.ts`) is declared by none and keeps
 * its name.
 */
export function shortenNames(styles: Root): void {
  const names = new Map<string, string>();
  styles.walkDecls(/^--/u, ({ prop }) => {
    if (!names.has(prop)) names.set(prop, `--${inLetters(names.size)}`);
  });
  const short = (name: string) => names.get(name) ?? name;
  styles.walkDecls((declaration) => {
    if (declaration.prop.startsWith("--")) declaration.prop = short(declaration.prop);
    declaration.value = declaration.value.replaceAll(used, short);
  });
}
