import type { ClerkLanguage } from "../content/clerk-languages";
import { titleField } from "../content/view";
import { type Collection, commonFields } from "../schema/collection";
import { collections } from "../schema/collections";
import { englishAllowed } from "../schema/english-allowed";
import { glossary } from "../schema/glossary";
import { type FormField, getFields } from "../schema/outputs/form-fields";
import { documentsUrl } from "../site/documents";
import { signInUrl } from "../site/editor";
import type { UsableSettings } from "./settings";
import { createWidgets } from "./widgets";

/** What clerks edit: the site's collections, and the glossary with the words that the council accepts. */
export const editedCollections: readonly Collection[] = [...collections, glossary];

/** The name of the format in which a collection's files are read and written. */
export const getFormatName = ({ name }: Pick<Collection, "name">) => `entry-${name}`;

/** The origin of the site that the clerks' editor edits. */
interface Place {
  /** The origin the editor is served from. */
  readonly origin: string;
}

/**
 * The editor's whole configuration, which follows from the schemas alone: every collection, page and field, in the
 * words of one of the clerks' languages. Drafts are branches and pull requests; nothing is published, renamed or deleted
 * from here, since the default branch is changed by a reviewed merge only.
 */
export function editorConfig(settings: UsableSettings, language: ClerkLanguage, { origin }: Place) {
  return {
    load_config_file: false,
    backend: backendOf(settings, origin),
    locale: language,
    site_url: origin,
    display_url: origin,
    publish_mode: "editorial_workflow",
    media_folder: "static/documents",
    public_folder: documentsUrl,
    // Names of documents are parts of addresses.
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    show_preview_links: settings.kind === "remote",
    collections: editedCollections.map((collection) => collectionOf(collection, language)),
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

/** Pages and the council itself have a fixed set of files; other entries are added where a key can be proposed. */
function collectionOf(collection: Collection, language: ClerkLanguage) {
  const { name, folder, label, help, keyFrom } = collection;
  const about = { name, label: label[language], description: help[language], publish: false, delete: false };
  const fields = createWidgets(inFormOrder(getFields(collection)), language, englishAllowed.has(name));
  const format = getFormatName(collection);
  if (folder.endsWith(".yaml")) {
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

/**
 * Orders the fields of a form: the entry's subject first. Its key follows from the subject, and is proposed from it.
 */
function inFormOrder(fields: readonly FormField[]): FormField[] {
  const isCommon = ({ name }: FormField) => name in commonFields;
  return [...fields.filter((field) => !isCommon(field)), ...fields.filter(isCommon)];
}

/** The numbers and days by which people tell entries apart. */
const listed = ["number", "code", "reference", "year", "published", "until", "day"];

/** The days and years by which the newest entry is told. */
const newest = ["published", "until", "day", "year"];

/** Returns the summary of an entry for the lists of the editor. */
function summaryOf(collection: Collection, language: ClerkLanguage): string {
  const name = titleField(collection);
  // By what people look for an entry, and only what every entry has.
  const details = getFields(collection).filter((field) => field.required && listed.includes(field.name));
  return [name ? `{{${name}.${language}}}` : "{{key}}", ...details.map((field) => `{{${field.name}}}`)].join(" · ");
}

/** Returns the fields that a list is sorted by: at first by the newest day or year, where it has one. */
function sortableIn({ schema }: Collection) {
  const fields = ["key", ...newest, "closes", "rank", "position"].filter((field) => field in schema.shape);
  const first = newest.find((field) => field in schema.shape);
  return fields.map((field) => (field === first ? { field, default_sort: "desc" as const } : { field }));
}
