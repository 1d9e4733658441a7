import { parse } from "yaml";
import type * as z from "zod";
import { serializeEntry } from "../content/entry-text";
import { mapFields, omitEmpty } from "../content/fields";
import { proposeKey } from "../content/proposed-key";
import { toDigits } from "../language/digits";
import { listAddresses } from "../language/email";
import { tidyText, trimText } from "../language/script";
import { readTime } from "../language/times";
import { readWholeNumber } from "../language/whole-number";
import { readDay } from "../language/written-dates";
import type { Collection } from "../schema/collection";
import { isEmpty } from "../schema/inputs";
import { getKind, type KindName } from "../schema/kinds";
import { documentsUrl } from "../site/documents";
import { isGroup } from "../site/merge";

/** The functions that read and write the files of a collection. */
export interface FileFormat {
  readonly fromFile: (text: string) => unknown;
  readonly toFile: (data: unknown) => string;
}

/**
 * Creates the functions that read a collection's files into the form and write them from the form. The style is that of
 * all content files, so that a draft contains only the clerk's changes. Forms refer to documents by URL, files by name.
 */
export function createFileFormat(collection: Collection): FileFormat {
  const mapDocuments = (data: unknown, change: (name: string) => string): unknown => {
    const changed = (value: unknown) => (typeof value === "string" && value !== "" ? change(value) : value);
    return mapFields(collection.schema, data, ({ kind }, value) => {
      if (getKind(kind).names !== "document") return value;
      if (!isGroup(value)) return changed(value);
      return Object.fromEntries(Object.entries(value).map(([code, url]) => [code, changed(url)]));
    });
  };
  return {
    // The core schema of YAML 1.2 parses an unquoted date as text.
    fromFile: (text) => mapDocuments(parse(text), (name) => `${documentsUrl}/${name}`),
    toFile: (data) => {
      const named = mapDocuments(readTypedFields(collection.schema, data), (url) => url.replace(/^.*\//u, ""));
      const kept = tidyTexts(omitEmpty(collection.schema, named));
      return isGroup(kept) ? serializeEntry(collection, kept) : "";
    },
  };
}

/** Removes white space around texts, and omits empty translations. */
function tidyTexts(value: unknown): unknown {
  if (typeof value === "string") return tidyText(value);
  if (Array.isArray(value)) return value.map(tidyTexts);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isEmpty(each) ? [] : [[name, tidyTexts(each)]])),
  );
}

/** Normalises the digits, days and times that a clerk typed, for storage. An unreadable value stays as typed. */
export function readTyped(kind: KindName, typed: string): string | number {
  const { shape, latinDigits } = getKind(kind);
  const text = trimText(typed);
  if (shape === "day") return readDay(text);
  if (shape === "time") return readTime(text) ?? text;
  if (kind === "email") return listAddresses(text).join(", ");
  if (shape === "integer") return readWholeNumber(text) ?? text;
  return latinDigits ? toDigits(text, "en") : typed;
}

/** Normalises the values of a form for storage. */
export function readTypedFields(schema: z.ZodObject, data: unknown): unknown {
  return mapFields(schema, data, ({ kind }, value) => (typeof value === "string" ? readTyped(kind, value) : value));
}

/** Returns the key of an entry, or the one proposed from its fields; undefined if they are insufficient. */
export function getKey(collection: Collection, data: unknown): string | undefined {
  if (!isGroup(data)) return undefined;
  const { key } = data;
  if (typeof key === "string" && key.trim() !== "") return key.trim();
  const typed = readTypedFields(collection.schema, data);
  return isGroup(typed) ? proposeKey(collection, typed) : undefined;
}
