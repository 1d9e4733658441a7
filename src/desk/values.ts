import { type Collection, commonFields } from "../schema/collection";
import { type Field, getFields } from "../schema/description";
import { getKind } from "../schema/kinds";
import { locales } from "../site/locales";
import { isGroup } from "../site/merge";

/** The values of a form: a text or a flag for each input, nested as the fields of the entry. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Returns the fields of a collection in the order of its form: those of every collection are last. */
export function listFormFields(collection: Collection): Field[] {
  const fields = getFields(collection);
  const isCommon = ({ name }: Field) => Object.hasOwn(commonFields, name);
  return [...fields.filter((field) => !isCommon(field)), ...fields.filter(isCommon)];
}

/**
 * Returns the values of a form for an entry, with a value for every input; those of an empty form for a new entry.
 * Writing them in place of the stored fields changes nothing in the entry's file.
 *
 * @param stored the entry as `readFields` reads it
 */
export function toValues(fields: readonly Field[], stored: unknown): FormValues {
  const data = isGroup(stored) ? stored : {};
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field, data[field.name])]));
}

function toValue(field: Field, stored: unknown): unknown {
  if (field.kind === "list") {
    const fields = getFields({ schema: field.item });
    return Array.isArray(stored) ? stored.map((item) => toItemValues(fields, item)) : [];
  }
  const { shape } = getKind(field.kind);
  if (shape === "flag") return stored === true;
  if (shape !== "texts" && shape !== "files") return toText(stored);
  // A language that the site no longer has is kept, although the form has no input for it.
  const texts = isGroup(stored) ? stored : {};
  return { ...texts, ...Object.fromEntries(locales.map(({ code }) => [code, toText(texts[code]).trim()])) };
}

/** Returns the values of an item of a list; empty for a new one. */
export function toItemValues(fields: readonly Field[], item: unknown): FormValues {
  return { ...(isGroup(item) ? item : {}), ...toValues(fields, item) };
}

function toText(stored: unknown): string {
  return stored === undefined || stored === null ? "" : String(stored);
}
