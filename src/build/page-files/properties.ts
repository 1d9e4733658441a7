import type { Declaration, Root } from "postcss";
import { inLetters } from "../webpack/class-names";

/** A use of a custom property that has no other value to fall back on. */
const use = /var\((--[\w-]+)\)/gu;

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
  const declared = new Map<string, Declaration[]>();
  const all = styles.toString();
  styles.walkDecls(/^--/u, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  /** Fixed, and made of nothing that is not. */
  const isFixed = (name: string): boolean => {
    const [declaration, ...others] = declared.get(name) ?? [];
    if (!declaration || others.length > 0 || !isOfRoot(declaration) || all.includes(`var(${name},`)) return false;
    return Array.from(declaration.value.matchAll(use), ([, used = ""]) => used).every(isFixed);
  };
  return new Map(Array.from(declared).flatMap(([name, [first]]) => (first && isFixed(name) ? [[name, first]] : [])));
}

const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === "rule" && parent.parent?.type === "root" && "selector" in parent && parent.selector === ":root";

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
    declaration.value = declaration.value.replaceAll(/(?<=var\()--[\w-]+/gu, short);
  });
}
