import { parse } from "yaml";
import { isGroup } from "../content/fields";
import type { TextRules } from "../content/rules";
import { distinct, joinDistinctValues } from "../content/rules";
import { nameEntry } from "../content/view";
import { findFormProblems, formatProblem } from "../desk/problems";
import { formatMessage, toMessage } from "../messages";
import type { Collection } from "../schema/collection";
import type { Backend, SavedEntry } from "./decap";
import { findFileWarnings } from "./file-guard";
import type { OpenedVersions } from "./lost-updates";
import type { NoticeLine } from "./notice";
import { language } from "./page";

interface Saving {
  readonly backend: Backend;
  readonly versions: OpenedVersions;
  readonly collection: Collection;
  readonly rules: TextRules;
}

/** Finds the warnings about an entry that is about to be saved, in the clerk's language. */
export async function findWarnings({ dataFiles }: SavedEntry, saving: Saving): Promise<NoticeLine[]> {
  const { backend, versions, collection, rules } = saving;
  const found = dataFiles.map(async (file) => {
    const fields: unknown = parse(file.raw);
    const { published, draft } = await versions.openedFrom(file.path);
    return [
      ...findFormProblems(collection, fields, rules, language)
        .filter(({ severity }) => severity === "warning")
        .map((problem) => ({ text: formatProblem(problem) })),
      ...(await findFileWarnings(collection, fields)).map((text) => ({ text })),
      ...(await findSameValues(backend, collection, file, [published, draft])),
    ];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Finds another entry of the list with the same number, as the content check does. Returns a warning with its title and
 * a link, or nothing if the number has not changed since the entry was opened.
 */
async function findSameValues(
  backend: Pick<Backend, "allEntriesByFolder" | "entriesByFolder">,
  collection: Collection,
  file: SavedEntry["dataFiles"][number],
  opened: readonly (string | undefined)[],
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
  const { name } = nameEntry(collection, key, isGroup(fields) ? fields : {});
  return [
    {
      text: formatMessage(toMessage("value-perhaps-twice", { value: own.value, other: name[language] }), language),
      link: { href: `#/collections/${collection.name}/entries/${key}`, label: name[language] },
    },
  ];
}

function valueIn(text: string, names: readonly string[]) {
  const fields: unknown = parse(text);
  if (!isGroup(fields)) return undefined;
  return joinDistinctValues(
    names.map((name) => {
      const value = fields[name];
      return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
    }),
  );
}
