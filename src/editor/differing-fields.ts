import type { ClerkLanguage } from "../content/clerk-languages";
import { fieldName, isGroup, placeInSchema } from "../content/fields";
import { texts } from "../content/messages";
import type { Path } from "../content/position";
import type { Collection } from "../schema/collection";
import { fileFormat } from "./format";

/** A field with different values in two versions of an entry. */
export interface DifferingField {
  /** The field's label in the clerk's language. */
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** The maximum length of a displayed value, in characters. */
const shownLength = 80;

/** Returns the fields that differ between two versions of an entry's file, in file order. */
export function getDifferingFields(
  collection: Collection,
  theirs: string,
  mine: string,
  language: ClerkLanguage,
): DifferingField[] {
  const { fromFile } = fileFormat(collection);
  const [one, other] = [leavesOf(fromFile(theirs)), leavesOf(fromFile(mine))];
  const paths = new Map([...one, ...other].map(([name, { path }]) => [name, path]));
  return [...paths].flatMap(([name, path]) => {
    const [their, my] = [one.get(name)?.value, other.get(name)?.value];
    if (their === my) return [];
    const label = fieldName(collection.schema, path)?.label?.[language] ?? path.join(".");
    const show = (value: unknown) => shown(collection, path, value, language);
    return [{ label, theirs: show(their), mine: show(my) }];
  });
}

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

function leavesOf(value: unknown, path: Path = []): Map<string, Leaf> {
  const inner: [string | number, unknown][] | undefined = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : isGroup(value)
      ? Object.entries(value)
      : undefined;
  if (!inner)
    return new Map([[JSON.stringify(path), { path, value: typeof value === "string" ? value.trim() : value }]]);
  return new Map(inner.flatMap(([name, each]) => [...leavesOf(each, [...path, name])]));
}

function shown({ schema }: Collection, path: Path, value: unknown, language: ClerkLanguage): string {
  if (value === undefined || value === null || value === "") return texts("editor.empty-value")[language];
  const { description } = placeInSchema(schema, path);
  if (description?.kind === "choice") return description.words[String(value)]?.[language] ?? String(value);
  const text = String(value).replace(/^\/documents\//u, "");
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
