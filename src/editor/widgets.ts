import type { ClerkLanguage } from "../content/clerk-languages";
import { languageNames } from "../content/clerk-languages";
import { contentLimits } from "../content/limits";
import { texts } from "../content/messages";
import { titleField } from "../content/view";
import { collections } from "../schema/collections";
import { keyForm } from "../schema/fields";
import { allowedIn } from "../schema/outputs/allowed";
import type { FormField } from "../schema/outputs/form-fields";
import { documentLimit } from "../site/documents";
import { defaultLocale, localeCodes } from "../site/locales";

/** A field of the form, in the editor's own terms. */
export interface Widget {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly [option: string]: unknown;
}

/** The form's fields for the fields of a collection, with labels, help and refusals in a clerk's language. */
export function createWidgets(fields: readonly FormField[], language: ClerkLanguage): Widget[] {
  return fields.map((field) => widgetOf(field, language));
}

function widgetOf(field: FormField, language: ClerkLanguage): Widget {
  const { name, required } = field;
  const label = field.label[language];
  const named = { name, label, required, hint: hintOf(field, language) };
  const form = (pattern: RegExp) => ({ pattern: [pattern.source, field.help[language]] });
  switch (field.kind) {
    case "key":
      // Left empty it is proposed when the entry is saved.
      return {
        ...named,
        widget: "entry-key",
        required: false,
        pattern: [`^$|${keyForm.source}`, texts("editor.key-form")[language]],
      };
    case "text":
      return { ...named, widget: "object", fields: languages({ widget: "string" }, field, language) };
    case "markdown":
      return { ...named, widget: "object", fields: languages(field.issued ? issuedText : richText, field, language) };
    case "line":
      return { ...named, widget: "string" };
    case "date":
    case "time":
    case "integer":
      return { ...named, widget: "entry-value" };
    case "flag":
      return { ...named, widget: "boolean", default: false };
    case "choice":
      return {
        ...named,
        widget: "select",
        options: field.choices.map((choice) => ({ label: choice.label[language], value: choice.value })),
      };
    case "reference":
      return { ...named, widget: "relation", ...relation(field.collection, language) };
    case "document":
      return { ...named, widget: "file", choose_url: false, allow_multiple: false };
    case "documents":
      return {
        ...named,
        widget: "object",
        collapsed: true,
        fields: languages({ widget: "file", choose_url: false, allow_multiple: false }, field, language),
      };
    case "link":
      return { ...named, widget: "string", ...form(/^https:\/\/./u) };
    case "email":
      return { ...named, widget: "string", ...form(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u) };
    case "telephone":
      return { ...named, widget: "string", ...form(/^\+?[\d०-९ -]{6,20}$/u) };
    case "list":
      return {
        ...named,
        widget: "list",
        collapsed: false,
        // Otherwise a new entry would begin with an item, and no entry could be saved without one.
        ...(required ? {} : { default: [] }),
        fields: createWidgets(field.fields, language),
      };
  }
}

/** Only what the site shows: no pictures, no code, no headings above the second. */
const richText = {
  widget: "markdown",
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "quote", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text", "raw"],
};

/** The text of a document, which may also be taken from a Word file. */
const issuedText = { ...richText, widget: "issued-text" };

const translationsRequired = contentLimits.untranslatedAllowed === 0;

function languages(
  one: { readonly widget: string; readonly [option: string]: unknown },
  field: FormField,
  language: ClerkLanguage,
): Widget[] {
  return localeCodes.map((code) => ({
    ...one,
    name: code,
    label: languageNames[code][language],
    // A text that may be left out is left out in every language; what is then missing is told when it is saved.
    required: field.required && (translationsRequired || code === defaultLocale),
  }));
}

function relation(collection: string, language: ClerkLanguage) {
  const target = collections.find(({ name }) => name === collection);
  const shown = target && titleField(target);
  const display = shown ? [`${shown}.${language}`] : ["key"];
  return { collection, value_field: "key", search_fields: [...display, "key"], display_fields: display };
}

function hintOf(field: FormField, language: ClerkLanguage): string {
  const help = field.help[language];
  switch (field.kind) {
    case "integer":
      return `${help} ${allowedIn(field, collections)[language].replaceAll("`", "")}`;
    case "document":
      return texts("editor.document-hint", { limit: documentLimit / 1024 / 1024 })[language];
    case "key":
      return texts("editor.key-form")[language];
    case "date":
      return help.replace(/, (?:as )?YYYY-MM-DD(?: रूप में)?/u, "");
    case "time":
      return help.replace(/, (?:as )?HH:MM(?: रूप में)?(?:,| from) 00:00 (?:to 23:59|से 23:59 तक)/u, "");
    case "reference":
      return "";
    default:
      return help;
  }
}
