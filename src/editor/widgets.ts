import { findTitleField } from "../content/view";
import { type ClerkLanguage, getLanguageName, getTexts } from "../messages";
import { collections, getCollection } from "../schema/collections";
import { type Field, getFields } from "../schema/description";
import { getKind } from "../schema/kinds";
import { documentLimit } from "../site/documents";
import { type LocaleCode, locales, requiredLocale } from "../site/locales";

/** A field of a form in Decap's configuration. */
export interface Widget {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly [option: string]: unknown;
}

/**
 * Creates the form fields of a collection, with labels, help and error messages in a clerk's language.
 *
 * @param isUntranslatedAllowed whether the texts may lack translations
 */
export function createWidgets(
  fields: readonly Field[],
  language: ClerkLanguage,
  isUntranslatedAllowed = false,
): Widget[] {
  const languages = locales.map(({ code, partial }) => ({
    name: code,
    label: getLanguageName(code)[language],
    required: !(isUntranslatedAllowed || partial),
  }));
  return fields.map((field) => widgetOf(field, language, languages));
}

/** Returns the language in which lists and choices of entries name them: the clerk's, if every entry has it. */
export function chooseNameLanguage(language: ClerkLanguage): LocaleCode {
  return locales.find(({ code, partial }) => code === language && !partial)?.code ?? requiredLocale;
}

type Languages = readonly Pick<Widget, "name" | "label" | "required">[];

function widgetOf(field: Field, language: ClerkLanguage, languages: Languages): Widget {
  const { name, required } = field;
  const named = { name, label: field.label[language], required, hint: hintOf(field, language) };
  const { shape, widget } = getKind(field.kind);
  if (field.kind === "list") {
    const fields = getFields({ schema: field.item }).map((each) => widgetOf(each, language, languages));
    // Without a default, Decap adds an item to a new entry and requires one for saving.
    return { ...named, ...widget, ...(!required && { default: [] }), fields };
  }
  if (shape === "texts" || shape === "files") {
    // An optional text may be omitted only in all languages; the check before a save reports missing translations.
    const fields = languages.map((each) => ({ ...widget, ...each, required: required && each.required }));
    return { ...named, widget: "object", ...(shape === "files" && { collapsed: true }), fields };
  }
  return { ...named, ...widget, ...optionsOf(field, language) };
}

/** Returns the options of a control that depend on its field, not only on the field's kind. */
function optionsOf(field: Field, language: ClerkLanguage): Partial<Widget> {
  if ("choices" in field)
    return { options: field.choices.map(({ value, label }) => ({ label: label[language], value })) };
  return "collection" in field ? relation(field.collection, language) : {};
}

function helpOf({ kind, help }: Field, language: ClerkLanguage): string {
  const { formHelp } = getKind(kind);
  return (formHelp ? getTexts(formHelp, { limit: documentLimit / 1024 / 1024 }) : help)[language];
}

function relation(collection: string, language: ClerkLanguage) {
  const shown = findTitleField(getCollection(collection));
  const display = shown ? [`${shown}.${chooseNameLanguage(language)}`] : ["key"];
  return { collection, value_field: "key", search_fields: [...display, "key"], display_fields: display };
}

function hintOf(field: Field, language: ClerkLanguage): string {
  const help = helpOf(field, language);
  const { shape, allowed, needlessHelp } = getKind(field.kind);
  if (shape === "integer") return `${help} ${allowed(field, { collections })[language].replaceAll("`", "")}`;
  return needlessHelp ? help.replace(needlessHelp, "") : help;
}
