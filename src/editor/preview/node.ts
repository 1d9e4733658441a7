import { isGroup } from "../../content/fields";
import { renderMarkdown } from "../../content/render-markdown";
import { todayInIndia } from "../../language/dates";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { isEmpty } from "../../schema/empty";
import { documentsFor } from "../../schema/entry-documents";
import { type FormField, fieldsOf } from "../../schema/outputs/form-fields";
import { isExpired } from "../../schema/period";
import { documentsUrl } from "../../site/documents";
import { type LocaleCode, withFallbacks } from "../../site/locales";
import { keyOf } from "../check";
import { readTypedFields } from "../typed-values";
import { createPreviewI18n } from "./messages";

/** An entry's fields as a page's query would give them. */
export type PreviewNode = Readonly<Record<string, unknown>>;

/** The context of the form besides the entry's own fields. */
export interface Around {
  /** The size in bytes of a document that is being uploaded; 0 where it is not known. */
  readonly sizeOf: (address: string) => number;
  /** The entries that were chosen in the form, by field, collection and key. */
  readonly chosen: unknown;
}

/**
 * An entry as its page's query gives it in a language, made from what stands in the form, be it unfinished: what is
 * missing stays empty, so that the preview shows no value that nobody chose.
 */
export function previewNode(collection: Collection, data: unknown, language: LocaleCode, around: Around): PreviewNode {
  const fields = groupOf(fieldsOf(collection), readTypedFields(collection.schema, data), {
    ...around,
    collection,
    language,
  });
  const { expiresOn } = fields;
  const documents = documentsFor(data, language, (name) => documentOf(`${documentsUrl}/${name}`, around.sizeOf));
  return {
    ...fields,
    // Names of links are made of it: an entry without a key is shown with the one it would get.
    key: keyOf(collection, data) ?? "entry",
    ...("document" in fields && { document: documents[0] ?? null, documents }),
    isExpired: isExpired({ expiresOn: typeof expiresOn === "string" ? expiresOn : null }, todayInIndia(new Date())),
  };
}

interface RenderContext extends Around {
  readonly collection: Collection;
  readonly language: LocaleCode;
}

function groupOf(fields: readonly FormField[], data: unknown, around: RenderContext): PreviewNode {
  const group = isGroup(data) ? data : {};
  return Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, group[field.name], around)]));
}

function fieldValue(field: FormField, value: unknown, around: RenderContext): unknown {
  if (isEmpty(value) && !field.required && field.kind !== "flag") return null;
  const { language, collection } = around;
  switch (field.kind) {
    case "text":
      return localized(value, language);
    case "markdown": {
      const { text, language: own } = localized(value, language);
      const words = createPreviewI18n(own).getFixedT(own, "interface", "document");
      const outside = { government: words("elsewhere"), elsewhere: words("outside") };
      return { html: renderMarkdown(text, language, outside), language: own };
    }
    case "date":
      return isEmpty(value) ? null : String(value);
    case "flag":
      return value === true;
    case "integer":
      return Number.isInteger(value) ? value : null;
    case "choice":
      return isEmpty(value) ? null : String(value);
    case "reference":
      return field.collection === collection.name ? null : referredTo(field, String(value ?? ""), around);
    case "document":
    case "documents":
      // Which of them is shown follows from all together.
      return null;
    case "list":
      return (Array.isArray(value) ? value : []).map((item) => groupOf(field.fields, item, around));
    default:
      return isEmpty(value) ? "" : String(value);
  }
}

function localized(value: unknown, language: LocaleCode): { readonly text: string; readonly language: LocaleCode } {
  const texts = isGroup(value) ? value : {};
  const found = withFallbacks(language).find((code) => !isEmpty(texts[code]));
  return found === undefined ? { text: "", language } : { text: String(texts[found]), language: found };
}

/** The entry that was chosen, or its key alone until the form knows it. */
function referredTo(field: FormField & { readonly kind: "reference" }, key: string, around: RenderContext) {
  const target = collections.find(({ name }) => name === field.collection);
  const data = [field.name, field.collection, key].reduce<unknown>(
    (found, name) => (isGroup(found) ? found[name] : undefined),
    around.chosen,
  );
  if (!target || !isGroup(data)) return { key };
  return { ...groupOf(fieldsOf(target), data, { ...around, collection: target, chosen: undefined }), key };
}

function documentOf(address: string, sizeOf: Around["sizeOf"]) {
  const type = address.slice(address.lastIndexOf(".") + 1);
  const language: string | null = null;
  return { address, type, bytes: sizeOf(address), pages: null, language };
}
