import { findTitleField } from "../content/view";
import type { UsableSettings } from "../desk/settings";
import type { ClerkLanguage } from "../messages";
import { type Collection, commonFields, isSingle } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import { type Field, getFields } from "../schema/description";
import { documentsUrl } from "../site/documents";
import { signInUrl } from "../site/editor";
import { chooseNameLanguage, createWidgets } from "./widgets";

/** Returns Decap's name for the file format of a collection. */
export const getFormatName = ({ name }: Pick<Collection, "name">) => `entry-${name}`;

/** The editor's surroundings. */
interface Surroundings {
  /** The origin that serves the editor. */
  readonly origin: string;
  /** The names of the lists whose texts may be in one language alone. */
  readonly untranslatedLists: readonly string[];
}

/**
 * Creates Decap's configuration from the schemas: every collection, page and field in a clerk's language. Drafts are
 * branches with pull requests. The editor cannot publish, rename or delete, because only a reviewed merge may change
 * the default branch.
 */
export function createEditorConfig(
  settings: UsableSettings,
  language: ClerkLanguage,
  { origin, untranslatedLists }: Surroundings,
) {
  return {
    load_config_file: false,
    backend: backendOf(settings, origin),
    locale: language,
    site_url: origin,
    display_url: origin,
    publish_mode: "editorial_workflow",
    media_folder: "static/documents",
    public_folder: documentsUrl,
    // Document names are part of URLs.
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    show_preview_links: settings.kind === "remote",
    collections: editedCollections.map((collection) =>
      collectionOf(collection, language, untranslatedLists.includes(collection.name)),
    ),
  };
}

function backendOf(settings: UsableSettings, origin: string) {
  const { branch } = settings;
  if (settings.kind === "local") return { name: "proxy", proxy_url: settings.server, branch };
  const { host, repository, api, signIn } = settings;
  return {
    name: host,
    repo: repository,
    branch,
    ...(api ? { api_root: api } : {}),
    base_url: signIn?.origin ?? origin,
    auth_endpoint: signIn?.path ?? signInUrl,
    squash_merges: true,
    cms_label_prefix: "editor/",
  };
}

/** Returns Decap's configuration of a collection. Entries can be added if their key can be proposed (`keyFrom`). */
function collectionOf(collection: Collection, language: ClerkLanguage, isUntranslatedAllowed: boolean) {
  const { name, folder, label, help, keyFrom } = collection;
  const about = { name, label: label[language], description: help[language], publish: false, delete: false };
  const fields = createWidgets(inFormOrder(getFields(collection)), language, isUntranslatedAllowed);
  const format = getFormatName(collection);
  if (isSingle(collection)) {
    const file = { name, label: label[language], file: `content/${folder}`, fields };
    return { ...about, format, extension: "yaml", files: [file] };
  }
  return {
    ...about,
    folder: `content/${folder}`,
    extension: "yaml",
    format,
    create: keyFrom !== undefined,
    identifier_field: "key",
    slug: "{{key}}",
    summary: summaryOf(collection, language),
    fields,
    sortable_fields: sortableIn(collection),
    editor: { preview: true },
  };
}

/** Orders the fields of a form: those common to all collections last, because the key is proposed from the others. */
function inFormOrder(fields: readonly Field[]): Field[] {
  const isCommon = ({ name }: Field) => name in commonFields;
  return [...fields.filter((field) => !isCommon(field)), ...fields.filter(isCommon)];
}

/** The fields with numbers and days that distinguish entries in a list. */
const listed = ["number", "code", "reference", "year", "published", "until", "day"];

/** The fields with days and years that determine the newest entry. */
const newest = ["published", "until", "day", "year"];

/** The fields whose names are Decap's variables for the entry's own date, unless they have the prefix `fields.`. */
const dateVariables = ["year", "day"];

/**
 * Returns Decap's template for the summary of an entry in the editor's lists. Decap's search reads the same fields, but
 * none with the prefix.
 */
function summaryOf(collection: Collection, language: ClerkLanguage): string {
  const name = findTitleField(collection);
  // Only required fields, because a summary needs the same details for every entry.
  const details = getFields(collection).filter((field) => field.required && listed.includes(field.name));
  const shown = [name ? `${name}.${chooseNameLanguage(language)}` : "key", ...details.map((field) => field.name)];
  return shown.map((path) => `{{${dateVariables.includes(path) ? "fields." : ""}${path}}}`).join(" · ");
}

/**
 * Returns the fields that a list can be sorted by. The default is the newest day or year that every entry has, because
 * entries without one would come first.
 */
function sortableIn(collection: Collection) {
  const fields = ["key", ...newest, "closes", "rank", "position"].filter((field) => field in collection.schema.shape);
  const required = getFields(collection).filter((field) => field.required);
  const first = newest.find((field) => required.some(({ name }) => name === field));
  return fields.map((field) => (field === first ? { field, default_sort: "desc" as const } : { field }));
}
