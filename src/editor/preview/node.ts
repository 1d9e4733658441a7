import type { i18n } from "i18next";
import { isGroup } from "../../content/fields";
import { renderMarkdown } from "../../content/render-markdown";
import { type EntryView, localizeText, type PublishedDocument, viewEntry } from "../../content/view";
import { createI18n } from "../../i18n/instance";
import { getTodayInIndia } from "../../language/dates";
import { getSchemaMessages } from "../../schema/clerk-texts";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { type Field, type FieldOf, getFields } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import { getKind } from "../../schema/kinds";
import { documentsUrl } from "../../site/documents";
import type { LocaleCode } from "../../site/locales";
import { getKey } from "../check";
import { readTypedFields } from "../format";

/** An entry in the form, in one language, as pages receive it. */
export interface PreviewNode {
  readonly view: EntryView;
  /** The entry's fields as a page's query would return them. */
  readonly node: Readonly<Record<string, unknown>>;
}

/** The data from the form outside the entry's fields. */
export interface Around {
  /** Returns the size in bytes of a document that is being uploaded; 0 if unknown. */
  readonly sizeOf: (address: string) => number;
  /** The entries chosen in the form, by field, collection and key. */
  readonly chosen: unknown;
}

/**
 * Creates an entry in one language from the contents of the form. Missing values stay empty, so that the preview shows
 * no value that nobody chose.
 */
export function createPreviewNode(
  collection: Collection,
  data: unknown,
  language: LocaleCode,
  around: Around,
): PreviewNode {
  const typed = readTypedFields(collection.schema, data);
  const view = viewEntry(collection, isGroup(typed) ? typed : {}, language, {
    today: getTodayInIndia(new Date()),
    document: (name) => documentOf(name, around.sizeOf),
  });
  const fields = groupOf(getFields(collection), typed, { ...around, collection, language });
  // The labels of links contain the key, so an entry without one gets the proposed key.
  const key = getKey(collection, data) ?? "entry";
  const node = { ...fields, key, ...("document" in fields && { document: view.documents[0] ?? null }) };
  return { view: { ...view, key }, node };
}

interface RenderContext extends Around {
  readonly collection: Collection;
  readonly language: LocaleCode;
}

function groupOf(fields: readonly Field[], data: unknown, around: RenderContext): PreviewNode["node"] {
  const group = isGroup(data) ? data : {};
  return Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, group[field.name], around)]));
}

function fieldValue(field: Field, value: unknown, around: RenderContext): unknown {
  const { graphql, isNullable } = getKind(field.kind);
  if (isEmpty(value) && !field.required && graphql !== "Boolean") return null;
  if (field.kind === "list") {
    const fields = getFields({ schema: field.item });
    return (Array.isArray(value) ? value : []).map((item) => groupOf(fields, item, around));
  }
  const { language, collection } = around;
  switch (graphql) {
    case "LocalizedText":
      return localizeText(value, language) ?? { text: "", language };
    case "LocalizedMarkup": {
      const { text, language: own } = localizeText(value, language) ?? { text: "", language };
      const words = getPreviewI18n(own).getFixedT(own, "interface", "document");
      const outside = { government: words("elsewhere"), elsewhere: words("outside") };
      return { html: renderMarkdown(text, language, outside), language: own };
    }
    case "Boolean":
      return value === true;
    case "Int":
      return Number.isInteger(value) ? value : null;
    case "Reference":
      if (!("collection" in field) || field.collection === collection.name) return null;
      return referredTo(field, String(value ?? ""), around);
    case "Document":
    case undefined:
      // `createPreviewNode` sets the document, which depends on all document fields.
      return null;
    case "String":
      if (isEmpty(value)) return isNullable ? null : "";
      return String(value);
  }
}

/** Returns the referenced entry, or only its key until the form has loaded the entry. */
function referredTo(field: FieldOf<"reference">, key: string, around: RenderContext) {
  const target = collections.find(({ name }) => name === field.collection);
  const data = [field.name, field.collection, key].reduce<unknown>(
    (found, name) => (isGroup(found) ? found[name] : undefined),
    around.chosen,
  );
  if (!target || !isGroup(data)) return { key };
  return { ...groupOf(getFields(target), data, { ...around, collection: target, chosen: undefined }), key };
}

function documentOf(name: string, sizeOf: Around["sizeOf"]): PublishedDocument {
  const address = `${documentsUrl}/${name}`;
  const type = name.slice(name.lastIndexOf(".") + 1);
  return { name, digest: "", address, type, bytes: sizeOf(address), pages: null, language: null };
}

/** The interface messages by language, which the bundle contains as of its build. */
declare const INTERFACE_MESSAGES: Readonly<Record<string, object>>;

const instances = new Map<LocaleCode, i18n>();

/** Returns the i18n instance of a language with the interface messages; English is the fallback. */
export function getPreviewI18n(language: LocaleCode): i18n {
  const messagesOf = (code: LocaleCode) => ({ ...INTERFACE_MESSAGES[code], ...getSchemaMessages(code) });
  const instance = instances.get(language) ?? createI18n(language, messagesOf);
  instances.set(language, instance);
  return instance;
}
