import { parse } from "yaml";
import { entryText } from "../content/entry-text";
import { isGroup } from "../content/fields";
import type { Collection } from "../schema/collection";
import { getDescription } from "../schema/description";
import { isEmpty, withoutEmpty } from "../schema/empty";
import { getKind } from "../schema/kinds";
import { documentsUrl } from "../site/documents";
import type { FileFormat } from "./decap";
import { readTypedFields } from "./typed-values";

/**
 * Creates the functions that read a collection's files into the form and write them from it. They write in the style of
 * all content files, so that a draft contains only the clerk's changes. The form refers to a document by URL, a file by
 * name.
 */
export function fileFormat(collection: Collection): FileFormat {
  const mapDocuments = (data: unknown, change: (name: string) => string): unknown => {
    if (!isGroup(data)) return data;
    const changed = (value: unknown) => (typeof value === "string" && value !== "" ? change(value) : value);
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const field = Object.hasOwn(collection.schema.shape, name) ? collection.schema.shape[name] : undefined;
        const kind = field && getDescription(field).kind;
        if (!kind || kind === "list" || getKind(kind).names !== "document") return [name, value];
        if (getKind(kind).shape !== "files") return [name, changed(value)];
        if (!isGroup(value)) return [name, value];
        return [name, Object.fromEntries(Object.entries(value).map(([code, url]) => [code, changed(url)]))];
      }),
    );
  };
  return {
    // The core schema of YAML 1.2 parses an unquoted date as text.
    fromFile: (text) => mapDocuments(parse(text), (name) => `${documentsUrl}/${name}`),
    toFile: (data) => {
      const named = mapDocuments(readTypedFields(collection.schema, data), (url) => url.replace(/^.*\//u, ""));
      const kept = tidyTexts(withoutEmpty(collection.schema, named));
      return isGroup(kept) ? entryText(collection, kept) : "";
    },
  };
}

/** Removes white space around texts, and omits empty translations. */
function tidyTexts(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(tidyTexts);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isEmpty(each) ? [] : [[name, tidyTexts(each)]])),
  );
}
