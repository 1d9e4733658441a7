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
import type { FormValues } from "./values";

/** Reads a collection's file into the form. Forms refer to documents by URL, files by name. */
export function readFields({ schema }: Collection, text: string): unknown {
  // The core schema of YAML 1.2 parses an unquoted date as text.
  return mapDocuments(schema, parse(text), (name) => `${documentsUrl}/${name}`);
}

/** Reads the values of a form from a collection's file; none from a text without fields. */
export function readValues(collection: Collection, text = ""): FormValues {
  const fields = readFields(collection, text);
  return isGroup(fields) ? fields : {};
}

/** Writes a collection's file from the form, in the style of all files, so that a draft has only the clerk's changes. */
export function writeFields(collection: Collection, data: unknown): string {
  const { schema } = collection;
  const named = mapDocuments(schema, readTypedFields(schema, data), (url) => url.replace(/^.*\//u, ""));
  const kept = tidyTexts(omitEmpty(schema, named));
  return isGroup(kept) ? serializeEntry(collection, kept) : "";
}

function mapDocuments(schema: z.ZodObject, data: unknown, change: (name: string) => string): unknown {
  const changed = (value: unknown) => (typeof value === "string" && value !== "" ? change(value) : value);
  return mapFields(schema, data, ({ kind }, value) => {
    if (getKind(kind).names !== "document") return value;
    if (!isGroup(value)) return changed(value);
    return Object.fromEntries(Object.entries(value).map(([code, url]) => [code, changed(url)]));
  });
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
