import { parse } from "yaml";
import { type DescribedChange, describeEntryChange, describeFileChange } from "../changes/describe-change";
import { isGroup } from "../content/fields";
import { documentsFolder } from "../content/folders";
import type { TextRules } from "../content/rules";
import { formatDraftTitle } from "../desk/draft-title";
import { getKey } from "../desk/entry-key";
import { editorHosts } from "../desk/host/interfaces";
import { findFormProblems, formatProblem } from "../desk/problems";
import { withReason } from "../desk/reason";
import { getNextDay, getTodayInIndia } from "../language/dates";
import { type Collection, isSingle } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import { askSummary } from "./changes/ask-summary";
import type { Asset, Backend, ImmutableMap, SavedEntry, SaveOptions } from "./decap";
import { findEntryDocuments, recordSaved, setDesk } from "./entry-documents";
import { refuseFields } from "./field-errors";
import { OpenedVersions } from "./lost-updates";
import { language, translate } from "./page";
import { forgetUnsaved, nameForm } from "./unsaved/store";
import { findWarnings } from "./warnings";

/** The error that cancels a save. Its empty name omits the prefix "Error" in Decap's message. */
class Refusal extends Error {
  override name = "";
}

/**
 * Registers the check before a save. It refuses an entry with errors of the content check and shows them in the clerk's
 * language, and it fills in an empty key. An error thrown in Decap's `preSave` event cancels the save.
 */
export function checkBeforeSaving(rules: TextRules): void {
  window.CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => checked(entry, rules),
  });
}

function checked(entry: ImmutableMap, rules: TextRules): unknown {
  const whole = entry.toJS();
  const collection = editedCollections.find(({ name }) => name === entry.get("collection"));
  if (!collection || !isGroup(whole) || !isGroup(whole.data)) return undefined;
  const { data } = whole;
  const key = getKey(collection, data);
  if (key === undefined) return refuse([translate("editor.key-unknown")]);
  const problems = findFormProblems(collection, { ...data, key }, rules, language);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return refuse(errors.map(formatProblem));
  return entry.setIn(["data", "key"], key).get("data");
}

function refuse(problems: readonly string[]): never {
  refuseFields(problems);
  throw new Refusal(problems.join(" · "));
}

/**
 * Wraps the backend of every git host. A save gets a readable draft title. It is refused for a key in use, and asks
 * about warnings and about changes by others.
 */
export function adaptBackends(rules: TextRules): void {
  for (const name of [...editorHosts, "proxy"]) {
    const registered = window.CMS.getBackend(name);
    if (!registered) throw new Error(`The editor's script includes no backend ${name}.`);
    const { init } = registered;
    registered.init = (...args) => adapted(init(...args), rules);
  }
}

function adapted(backend: Backend, rules: TextRules): Backend {
  const persist = backend.persistEntry.bind(backend);
  const versions = new OpenedVersions(backend);
  setDesk({ backend, versions });
  backend.persistEntry = async (entry, options) => {
    const collection = editedCollections.find(({ name }) => name === options.collectionName);
    if (!collection) return persist(entry, options);
    const titled = named(entry, options, collection);
    let unpublished = options.unpublished === true;
    const dataFiles: SavedEntry["dataFiles"][number][] = [];
    for (const file of entry.dataFiles) {
      await refuseOver(file, versions, collection);
      const replaced = await versions.findReplaced(file, collection);
      if (!replaced) throw new Refusal(translate("editor.not-saved"));
      unpublished = replaced.hasDraft;
      dataFiles.push({ ...file, raw: replaced.raw });
    }
    const { assets, missing, taken, leftOut } = await findEntryDocuments(entry, collection.schema);
    const faults = [
      ...missing.map((name) => translate("editor.document-missing", { name })),
      ...taken.map((name) => translate("editor.document-taken", { name })),
    ];
    if (faults.length > 0) refuse(faults);
    // `unpublished` is the current state on the host: Decap would create a second draft next to one it has not loaded.
    const warnings = await findWarnings(entry, { backend, versions, collection, rules });
    const changes = await describeSaving(collection, dataFiles, assets, { backend, versions });
    const reason = await askSummary({
      ...{ changes, warnings, answer: "editor.save-anyway" },
      leftOut: leftOut.map((name) => translate("summary.replaced-file", { name })),
    });
    if (reason === undefined) throw new Refusal(translate("editor.not-saved"));
    const commitMessage = withReason(titled.commitMessage, reason);
    const answer = await persist({ ...entry, dataFiles, assets }, { ...titled, commitMessage, unpublished });
    for (const [index, file] of dataFiles.entries()) {
      versions.saved(file, entry.dataFiles[index]?.raw ?? file.raw);
      forgetUnsaved(nameForm(collection.name, options.newEntry ? "" : file.slug));
    }
    recordSaved(assets);
    return answer;
  };
  const deleteDraft = backend.deleteUnpublishedEntry.bind(backend);
  backend.deleteUnpublishedEntry = async (collection, slug) => {
    const answer = await deleteDraft(collection, slug);
    forgetUnsaved(nameForm(collection, slug));
    return answer;
  };
  // Decap would query the host's status page; the editor contacts only the git host, whose errors are reported anyway.
  backend.status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  // Both would change the published branch immediately, without a review.
  backend.persistMedia = async () => refuse([translate("editor.document-in-entry")]);
  backend.deleteFiles = async () => refuse([translate("editor.document-stays")]);
  return backend;
}

/** Describes what the draft changes on the site: the entry against its published version, and its documents. */
async function describeSaving(
  collection: Collection,
  dataFiles: SavedEntry["dataFiles"],
  assets: readonly Asset[],
  { backend, versions }: { readonly backend: Backend; readonly versions: OpenedVersions },
): Promise<DescribedChange[]> {
  const published = assets.length === 0 ? [] : await backend.getMedia(documentsFolder);
  const isPublished = (path: string) => published.some(({ name }) => path.endsWith(`/${name}`));
  const entries = dataFiles.map(async ({ path, raw }) =>
    describeEntryChange(collection, path, (await versions.openedFrom(path)).published, raw, language),
  );
  return [
    ...(await Promise.all(entries)),
    ...assets.map(({ path }) => describeFileChange(path, isPublished(path) ? "changed" : "added")),
  ];
}

/**
 * Refuses a new end date of a notice that is in the past, because nobody would see the notice. For an existing notice,
 * yesterday is allowed: clerks withdraw a notice that way.
 */
async function refuseOver(
  file: SavedEntry["dataFiles"][number],
  versions: OpenedVersions,
  { name }: Collection,
): Promise<void> {
  if (name !== "notices") return;
  const untilIn = (text: string | undefined) => {
    const data: unknown = parse(text ?? "");
    return isGroup(data) ? data.until : undefined;
  };
  const [day, today] = [untilIn(file.raw), getTodayInIndia(new Date())];
  const { published, draft } = await versions.openedFrom(file.path);
  if (typeof day !== "string" || day >= today || [published, draft].map(untilIn).includes(day)) return;
  if ((published ?? draft) !== undefined && getNextDay(day) === today) return;
  refuse([translate("editor.notice-over", { day, today })]);
}

function named(entry: SavedEntry, options: SaveOptions, collection: Collection): SaveOptions {
  const [file] = entry.dataFiles;
  if (!file) return options;
  const data: unknown = parse(file.raw);
  if (!isSingle(collection) && isGroup(data) && data.key !== file.slug) {
    const reason = options.newEntry
      ? translate("editor.key-taken", { key: String(data.key) })
      : translate("editor.key-changed", { key: file.slug });
    refuse([reason]);
  }
  return { ...options, commitMessage: formatDraftTitle(collection, data, options.newEntry === true) };
}
