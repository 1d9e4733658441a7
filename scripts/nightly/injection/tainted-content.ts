import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { documentName } from "../../../src/schema/fields";
import { isLocaleCode } from "../../../src/site/locales";

/** The markup injected into the texts; any execution of it sets `hacked`. */
export const markup = `<img src=x onerror="window.hacked='content'"><script>window.hacked='content'</script>`;

/** A text that was written into: its file, and its language or its key there. */
export interface Tainted {
  readonly file: string;
  readonly place: string;
}

/**
 * Appends the markup to every text of a content folder, in every language: in YAML every map from languages to texts, in
 * the interface words every word.
 *
 * @returns the texts written into
 */
export function taint(folder: string): Tainted[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const whole = path.join(entry.parentPath, entry.name);
    const tainting = { ".yaml": taintYaml, ".json": taintJson }[path.extname(entry.name)];
    if (!tainting) return [];
    const { text, places } = tainting(readFileSync(whole, "utf8"));
    writeFileSync(whole, text);
    const file = path.relative(folder, whole).replaceAll(path.sep, "/");
    return places.map((place) => ({ file, place }));
  });
}

/** A text of a file, and the places in it that were written into. */
interface Written {
  readonly text: string;
  readonly places: readonly string[];
}

function taintYaml(text: string): Written {
  const document = parseDocument(text);
  const places: string[] = [];
  visit(document, {
    Pair: (_key, pair) => {
      const language = isScalar(pair.key) ? pair.key.value : undefined;
      if (!isLocaleCode(language) || !isScalar(pair.value) || typeof pair.value.value !== "string") return;
      // The name of a file is no text, and is refused as a name.
      if (documentName.test(pair.value.value)) return;
      pair.value.value = `${pair.value.value.trimEnd()} ${markup}`;
      places.push(language);
    },
  });
  return { text: document.toString({ lineWidth: 0 }), places };
}

function taintJson(text: string): Written {
  const places: string[] = [];
  const within = (value: unknown, place: string): unknown => {
    if (typeof value === "string") {
      places.push(place);
      return `${value} ${markup}`;
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner, `${place}.${key}`)]));
  };
  return { text: `${JSON.stringify(within(JSON.parse(text), ""), null, 2)}\n`, places };
}
