import { renderMarkdown } from "../../build/markdown";
import { isGroup } from "../../content/fields";
import { todayInIndia } from "../../language/dates";
import type { Collection } from "../../schema/collection";
import { isEmpty } from "../../schema/empty";
import { type FormField, fieldsOf } from "../../schema/outputs/form-fields";
import { isExpired } from "../../schema/period";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import { interfaceIn } from "./words";

/** An entry's fields as a page's query would give them. */
export type PreviewNode = Readonly<Record<string, unknown>>;

/** Gives the size in bytes of a document that is being uploaded; 0 where it is not known. */
export type SizeOf = (address: string) => number;

/** What stands in for a text that is not written yet. */
const unwritten = "…";

/**
 * An entry as its page's query gives it in a language, made from what stands in the form, be it unfinished: what is
 * missing is filled in so that the page can be drawn.
 */
export function previewNode(collection: Collection, data: unknown, language: LocaleCode, sizeOf: SizeOf): PreviewNode {
  const today = todayInIndia(new Date());
  const fields = groupOf(fieldsOf(collection), data, { collection, language, sizeOf, today });
  const { closes, expiresOn } = fields;
  return {
    ...fields,
    isOpen: typeof closes === "string" && closes >= today,
    isExpired: isExpired({ expiresOn: typeof expiresOn === "string" ? expiresOn : null }, today),
  };
}

interface Surroundings {
  readonly collection: Collection;
  readonly language: LocaleCode;
  readonly sizeOf: SizeOf;
  readonly today: string;
}

function groupOf(fields: readonly FormField[], data: unknown, around: Surroundings): PreviewNode {
  const group = isGroup(data) ? data : {};
  return Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, group[field.name], around)]));
}

function fieldValue(field: FormField, value: unknown, around: Surroundings): unknown {
  if (isEmpty(value) && !field.required && field.kind !== "flag") return null;
  const { language, collection, sizeOf, today } = around;
  switch (field.kind) {
    case "text":
      return localized(value, language);
    case "markdown": {
      const { text, language: own } = localized(value, language);
      const words = interfaceIn(own).getFixedT(own, "interface", "document");
      const outside = { government: words("elsewhere"), elsewhere: words("outside") };
      return { html: renderMarkdown(text, language, outside), language: own };
    }
    case "date":
      return isEmpty(value) ? today : String(value);
    case "flag":
      return value === true;
    case "integer":
      return isEmpty(value) ? field.minimum : Number(value);
    case "choice":
      return isEmpty(value) ? field.choices[0]?.value : String(value);
    case "reference":
      return field.collection === collection.name ? null : { key: String(value ?? "") };
    case "document":
      return documentOf(String(value ?? ""), sizeOf);
    case "list":
      return (Array.isArray(value) ? value : []).map((item) => groupOf(field.fields, item, around));
    default:
      return isEmpty(value) ? unwritten : String(value);
  }
}

function localized(value: unknown, language: LocaleCode): { readonly text: string; readonly language: LocaleCode } {
  const texts = isGroup(value) ? value : {};
  const own = texts[language];
  if (!isEmpty(own)) return { text: String(own), language };
  const english = texts[defaultLocale];
  return isEmpty(english) ? { text: unwritten, language } : { text: String(english), language: defaultLocale };
}

function documentOf(address: string, sizeOf: SizeOf) {
  const type = address.slice(address.lastIndexOf(".") + 1);
  return { address, type, bytes: sizeOf(address), pages: null, language: null };
}
