import { type ClerkMessage, toMessage } from "../../messages";
import { collections } from "../../schema/collections";
import {
  collectionEntries,
  type ListFile,
  parsedLists,
  splitNames,
  unshownKinds,
} from "../../schema/collections/lists";
import { describeShared } from "../../schema/labels";
import { pageFields, periodFields, sourceFields } from "../../schema/published";
import { everyVocabulary } from "../../schema/vocabularies";
import { localeCodes } from "../../site/locales";
import { routeIds, routes } from "../../site/routes";
import type { Finding, Path } from "../position";
import { suggest } from "../suggest";
import { createProblem, type WrittenEntry } from "../written-entry";
import { listWritten, type Rule, type WrittenContent } from "./rule";

/** The greatest number of fields: a form of more is not filled in. */
const mostFields = 40;

const fieldName = /^[a-z][a-zA-Z0-9]*$/u;
const pathForm = /^(?:\/[A-Za-z][A-Za-z0-9-]*)+$/u;
const folderForm = /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/u;

/** The folders of the published site beside pages. */
const ownFolders = [
  ...["admin", "calendars", "data", "documents", "feeds", "icons", "lists", "page-data", "qr", "search", "static"],
];

/** The names that Gatsby's nodes have themselves. */
const nodeFields = ["id", "parent", "children", "fields", "internal"];

/** Returns the fields that a list does not describe, since every entry or each dated one has them. */
function listGivenFields({ dated }: ListFile): string[] {
  return ["key", "specimen", ...(dated ? Object.keys({ ...periodFields, ...sourceFields, ...pageFields }) : [])];
}

/** The kinds with few values, which can filter a list. */
const facetKinds: readonly string[] = ["choice", "reference", "year"];

/** Every list described by a file is complete: its names exist, no other list has them, and its parts match. */
export const listsAreWhole: Rule = (content) =>
  listWritten(content, collectionEntries.name).flatMap((entry) => {
    const { data: file } = collectionEntries.schema.safeParse(entry.value);
    if (!file) return [];
    return [
      ...findPlaceFaults(file, entry, content),
      ...findFieldFaults(file, content),
      ...findShownFaults(file),
      ...findNameFaults(file),
    ].map((finding) => createProblem(entry, finding));
  });

/** Finds what is wrong with the name, the path, the folder and the page of a list. */
function findPlaceFaults(file: ListFile, entry: WrittenEntry, content: WrittenContent): Finding[] {
  const { key, path, folder = key, news, dated, calendar, deadline } = file;
  const others = [
    ...routes.map((route) => ({ name: route.id, path: route.path })),
    ...listWritten(content, collectionEntries.name).map(({ name, value }) => ({ name, path: String(value?.path) })),
  ].filter(({ name }) => name !== key);
  const samePath = others.find((other) => other.path.toLowerCase() === path.toLowerCase());
  const first = path.split("/")[1]?.toLowerCase() ?? "";
  const isRead = parsedLists.some((list) => list.key === key);
  const isInUse = (names: readonly string[]) => names.filter((name) => name === key).length > Number(isRead);
  const sameName = isInUse(routeIds) || isInUse(collections.map(({ name }) => name));
  const sameFolder = collections.find((other) => other.folder === folder && other.name !== key);
  return [
    ...when(!pathForm.test(path), ["path"], toMessage("list-path", { found: path })),
    ...when(samePath, ["path"], toMessage("list-taken", { found: path, other: samePath?.name ?? "" })),
    ...when(
      [...ownFolders, ...localeCodes].includes(first),
      ["path"],
      toMessage("list-taken", { found: path, other: `/${first}` }),
    ),
    ...when(sameName || key in {}, ["key"], toMessage("list-reserved", { found: entry.name })),
    ...when(!folderForm.test(folder), ["folder"], toMessage("list-folder", { found: folder })),
    ...when(sameFolder, ["folder"], toMessage("list-taken", { found: folder, other: sameFolder?.name ?? "" })),
    ...when(news && !dated, ["news"], toMessage("list-needs", { found: "news", needed: "dated: true" })),
    ...when(calendar && !deadline, ["calendar"], toMessage("list-needs", { found: "calendar", needed: "deadline" })),
  ];
}

/** Finds what is wrong with the fields and their labels. */
function findFieldFaults(file: ListFile, content: WrittenContent): Finding[] {
  const vocabularies = [
    ...listWritten(content, "vocabularies").map(({ name }) => name),
    ...everyVocabulary.map(({ name }) => name),
  ];
  const { fields, form = [] } = file;
  const given = [...listGivenFields(file), ...nodeFields];
  const references = collections.map(({ name }) => name);
  const isTitle = ({ kind, required }: ListFile["fields"][number]) => kind === "text" && required;
  return [
    ...when(
      fields.length > mostFields,
      ["fields"],
      toMessage("list-long", { length: fields.length, limit: mostFields }),
    ),
    ...when(!fields.some(isTitle), ["fields"], toMessage("list-title")),
    ...fields.flatMap(({ name, kind, vocabulary, collection, minimum, maximum }, index) => {
      const at = (part: string) => ["fields", index, part];
      const isTaken = given.includes(name) || name in {} || fields.findIndex((each) => each.name === name) < index;
      const needs = (part: string) => toMessage("list-needs", { found: kind, needed: part });
      const hasLabel = form.some(({ field }) => field === name) || describeShared(name);
      return [
        ...when(!fieldName.test(name), at("name"), toMessage("list-field-name", { found: name })),
        ...when(isTaken, at("name"), toMessage("list-reserved", { found: name })),
        ...when(!hasLabel, at("name"), toMessage("list-label", { name })),
        ...when(kind === "choice" && vocabulary === undefined, at("kind"), needs("vocabulary")),
        ...when(kind === "reference" && collection === undefined, at("kind"), needs("collection")),
        ...when(
          minimum !== undefined && maximum !== undefined && minimum > maximum,
          at("maximum"),
          toMessage("list-range"),
        ),
        ...findUnknown(vocabulary, vocabularies, at("vocabulary")),
        ...findUnknown(collection, references, at("collection")),
      ];
    }),
  ];
}

/** Finds the columns that no list can show. */
function findShownFaults({ fields, shown }: ListFile): Finding[] {
  return shown.flatMap(({ field, as, facet }, index) => {
    const at = (part: string) => ["shown", index, part];
    const kind = fields.find(({ name }) => name === field)?.kind;
    if (field === undefined)
      return when(as !== "source", at("field"), toMessage("list-needs", { found: "shown", needed: "field" }));
    if (kind === undefined) return [];
    const isUnshown = unshownKinds.some((each) => each === kind);
    const isMisread = as === "status" ? kind !== "date" : as === "year" && kind !== "date" && kind !== "year";
    const hasFewValues = facetKinds.includes(kind) || (kind === "date" && as !== undefined);
    return [
      ...when(
        isUnshown || isMisread || as === "source",
        at("field"),
        toMessage("list-unshown", { found: `${field} (${kind})` }),
      ),
      ...when(facet && !hasFewValues, at("facet"), toMessage("list-facet", { found: `${field} (${kind})` })),
    ];
  });
}

/** Finds the names of fields that the list does not have. */
function findNameFaults(file: ListFile): Finding[] {
  const { fields, form = [], shown, order, groupBy, relatedBy, deadline, keyFrom = "" } = file;
  const own = fields.map(({ name }) => name);
  const days = fields.filter(({ kind }) => kind === "date").map(({ name }) => name);
  const known = [...own, ...listGivenFields(file)];
  const columns = shown.flatMap(({ field }) => field ?? []);
  const inKey = Array.from(keyFrom.matchAll(/\{([^{}]*)\}/gu), ([, name = ""]) => name);
  return [
    ...form.flatMap(({ field }, index) => findUnknown(field, own, ["form", index, "field"])),
    ...shown.flatMap(({ field }, index) => findUnknown(field, own, ["shown", index, "field"])),
    ...fields.flatMap(({ notBefore }, index) =>
      findUnknown(
        notBefore,
        [...days, ...(file.dated ? ["publishOn", "expiresOn"] : [])],
        ["fields", index, "notBefore"],
      ),
    ),
    ...splitNames(order).flatMap((name) => findUnknown(name.replace(/^-/u, ""), known, ["order"])),
    ...inKey.flatMap((name) => findUnknown(name, known, ["keyFrom"])),
    ...findUnknown(groupBy, columns, ["groupBy"]),
    ...findUnknown(relatedBy, columns, ["relatedBy"]),
    ...findUnknown(deadline, days, ["deadline"]),
  ];
}

/** Finds a name that is not among the allowed ones. An empty name is accepted. */
function findUnknown(found: string | undefined, allowed: readonly string[], path: Path): Finding[] {
  if (found === undefined || found === "" || allowed.includes(found)) return [];
  const near = suggest(found, allowed);
  const message = near
    ? toMessage("list-word-near", { found, near })
    : toMessage("list-word-unknown", { found, allowed: allowed.join(", ") });
  return [{ path, message }];
}

function when(isWrong: unknown, path: Path, message: ClerkMessage): Finding[] {
  return isWrong ? [{ path, message }] : [];
}
