import { readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { findCollectionOf } from "../../src/changes/describe-change";
import { serializeEntry } from "../../src/content/entry-text";
import { entryEnding, glossaryFile } from "../../src/content/folders";
import { computeTextDigest } from "../../src/content/translations/records";
import { isGroup, parseText } from "../../src/site/merge";
import { listContentTexts, type Migration } from "./migration";

type Group = Readonly<Record<string, unknown>>;

/** The digests of the texts that version 0.6.0 copied into each council's folder. */
const formerTexts = new Set(readFileSync(path.join(__dirname, "former-texts.txt"), "utf8").split("\n"));

/**
 * Leaves in a council's files only what differs from the product's: removes each text that is the product's now or was in
 * version 0.6.0, and a file that has nothing left.
 */
export const keepDifferences: Migration = (files) =>
  new Map(
    [...listContentTexts(files, entryEnding), ...listContentTexts(files, ".json")].flatMap(([file, text]) => {
      const stored = files.get(file);
      const [own, below] = [parseText(text), parseText(stored?.below)];
      if (!stored || stored.isOfProduct || !isGroup(own) || !isGroup(below)) return [];
      const kept = file === glossaryFile ? keepTerms(own) : keepOwn(dropUnknown(file, own, below), below);
      if (JSON.stringify(kept) === JSON.stringify(own)) return [];
      return [[file, format(file, kept, own, below)] as const];
    }),
  );

/** Returns the parts of a group that are the council's. */
function keepOwn(own: Group, below: Group): Group {
  const parts = Object.entries(own).flatMap(([name, value]): [string, unknown][] => {
    const other = below[name];
    if (name === "key") return [[name, value]];
    if (isGroup(value) && isGroup(other)) {
      const inside = keepOwn(value, other);
      return Object.keys(inside).length > 0 ? [[name, inside]] : [];
    }
    return isFormer(value, other) ? [] : [[name, value]];
  });
  return Object.fromEntries(parts);
}

/** Returns messages without those that the product no longer has. The names of other languages are the council's. */
function dropUnknown(file: string, own: Group, below: Group): Group {
  if (file.endsWith(entryEnding)) return own;
  const groups = Object.entries(own).map(([group, messages]): [string, unknown] => {
    const known = below[group];
    if (!isGroup(messages) || !isGroup(known)) return [group, undefined];
    const kept = Object.entries(messages).filter(([name]) => name in known || group === "language");
    return [group, Object.fromEntries(kept)];
  });
  return Object.fromEntries(groups.filter(([, messages]) => messages !== undefined));
}

/** Checks whether a value is as a version of the product has it. Lists of choices need the same keys as well. */
function isFormer(own: unknown, below: unknown): boolean {
  if (typeof own === "string") return formerTexts.has(computeTextDigest(own)) || own === below;
  if (!Array.isArray(own)) return own === below;
  return (
    JSON.stringify(listKeys(own)) === JSON.stringify(listKeys(below)) &&
    listTexts(own).every((text) => isFormer(text, undefined))
  );
}

const listKeys = (list: unknown) =>
  Array.isArray(list) ? list.map((item) => (isGroup(item) ? item.key : item)) : list;

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isGroup(value) ? Object.entries(value).flatMap(([name, each]) => (name === "key" ? [] : listTexts(each))) : [];
}

/** Returns the glossary with the council's terms and lines alone. */
function keepTerms(own: Group): Group {
  const parts = Object.entries(own).flatMap(([name, value]): [string, unknown][] => {
    const isOfCouncil = (item: unknown) => listTexts(item).some((text) => !isFormer(text, undefined));
    const kept = Array.isArray(value) ? value.filter(isOfCouncil) : value;
    return isOfCouncil(kept) ? [[name, kept]] : [];
  });
  return Object.fromEntries(parts);
}

/**
 * Formats the remaining fields as a file; null if only the key remains. A page that is a specimen in the product and
 * none in the file gets `specimen: null`.
 */
function format(file: string, kept: Group, own: Group, below: Group): string | null {
  const { key, ...rest } = kept;
  const isDecided = below.specimen === true && own.specimen !== true;
  if (Object.keys(rest).length === 0 && !isDecided) return null;
  if (!file.endsWith(entryEnding)) return `${JSON.stringify(kept, null, 2)}\n`;
  const collection = findCollectionOf(file);
  const text = collection ? serializeEntry(collection, kept) : stringify(kept, { lineWidth: 0 });
  return isDecided ? `${text}specimen: null\n` : text;
}
