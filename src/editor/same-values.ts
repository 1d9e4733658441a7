import { parse } from "yaml";
import type { ClerkLanguage } from "../content/clerk-languages";
import { distinct, distinctValue } from "../content/distinct-values";
import { isGroup } from "../content/fields";
import { message, worded } from "../content/messages";
import { namedEntry } from "../content/named-entry";
import type { Collection } from "../schema/collection";
import type { Backend, SavedEntry } from "./decap";
import type { NoticeLine } from "./notice";

/**
 * Warns of another entry of the list that has the same number, with its title and a link to it, as the check of all files
 * does. A value that the entry had when it was opened is passed over.
 */
export async function findSameValues(
  backend: Pick<Backend, "allEntriesByFolder" | "entriesByFolder">,
  collection: Collection,
  file: SavedEntry["dataFiles"][number],
  opened: readonly (string | undefined)[],
  language: ClerkLanguage,
): Promise<NoticeLine[]> {
  const rule = distinct.find((one) => one.collection === collection.name && one.severity === "warning");
  const own = rule && valueIn(file.raw, rule.fields);
  if (!own || opened.some((text) => text !== undefined && valueIn(text, rule.fields)?.compared === own.compared))
    return [];
  const folder = [`content/${collection.folder}`, "yaml", 1] as const;
  const entries = await (backend.allEntriesByFolder?.(...folder) ?? backend.entriesByFolder(...folder));
  const other = entries.find(
    ({ data, file: { path } }) => path !== file.path && valueIn(data, rule.fields)?.compared === own.compared,
  );
  if (!other) return [];
  const key = other.file.path.slice(other.file.path.lastIndexOf("/") + 1, -".yaml".length);
  const fields: unknown = parse(other.data);
  const { name } = namedEntry(collection, key, isGroup(fields) ? fields : {});
  return [
    {
      text: worded(message("value-perhaps-twice", { value: own.value, other: name[language] }), language),
      link: { href: `#/collections/${collection.name}/entries/${key}`, label: name[language] },
    },
  ];
}

function valueIn(text: string, names: readonly string[]) {
  const fields: unknown = parse(text);
  if (!isGroup(fields)) return undefined;
  return distinctValue(
    names.map((name) => {
      const value = fields[name];
      return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
    }),
  );
}
