import { getFieldName, getValueAt, isGroup, resolveInSchema } from "../content/fields";
import type { Path } from "../content/position";
import { type ClerkLanguage, texts } from "../messages";
import type { Collection } from "../schema/collection";
import type { Backend, SavedEntry } from "./decap";
import { createFileFormat } from "./format";
import { ask } from "./notice";
import { language, say } from "./page";

/** The texts of an entry's file in the repository; a text is undefined if the file is missing. */
export interface Versions {
  /** The text on the published branch. */
  readonly published?: string | undefined;
  /** The text on the draft's branch. */
  readonly draft?: string | undefined;
}

/**
 * Finds a change that someone else made to an entry since it was opened. Returns the changed text, or undefined without
 * a change.
 *
 * @param mine the text about to be saved; an equal change is not a conflict
 * @public tests/tables names it.
 */
export function findForeignChange(base: Versions, now: Versions, mine: string): string | undefined {
  const isForeign = (text: string | undefined) =>
    text !== undefined && ![mine, base.draft, base.published].includes(text);
  // The draft first, because a save would replace it. A draft that did not exist at opening is also a foreign change.
  if (now.draft !== base.draft && isForeign(now.draft)) return now.draft;
  if (now.published !== base.published && isForeign(now.published)) return now.published;
  return undefined;
}

/** The part of a git host's backend that reads entries. */
type Reading = Pick<Backend, "getEntry" | "unpublishedEntry" | "unpublishedEntryDataFile">;

/** A record of the versions that entries were opened from in this tab, for detecting lost updates before saving. */
export class OpenedVersions {
  private readonly opened = new Map<string, Promise<Versions>>();
  private readonly original: Reading;

  constructor(backend: Backend) {
    this.original = {
      getEntry: backend.getEntry.bind(backend),
      unpublishedEntry: backend.unpublishedEntry.bind(backend),
      unpublishedEntryDataFile: backend.unpublishedEntryDataFile.bind(backend),
    };
    backend.getEntry = async (path) => {
      const entry = await this.original.getEntry(path);
      this.opened.set(path, Promise.resolve({ published: entry.data ?? undefined }));
      return entry;
    };
    backend.unpublishedEntryDataFile = async (collection, slug, path, id) => {
      const draft = await this.original.unpublishedEntryDataFile(collection, slug, path, id);
      // The board of drafts reads all drafts; only a form also needs the published text.
      if (isFormOpen())
        this.opened.set(
          path,
          this.readPublished(path).then((published) => ({ published, draft })),
        );
      return draft;
    };
  }

  /** Returns the texts that an entry was opened from; empty for a new entry. */
  async openedFrom(path: string): Promise<Versions> {
    return (await this.opened.get(path)) ?? {};
  }

  /**
   * Checks whether a save replaces a draft. Asks the clerk first if someone else changed the entry since it was opened.
   *
   * @returns whether the entry has a draft, which the save replaces; undefined to cancel the save
   */
  async findReplaced(
    file: SavedEntry["dataFiles"][number],
    collection: Collection,
  ): Promise<{ readonly hasDraft: boolean } | undefined> {
    const [published, draft] = await Promise.all([
      this.readPublished(file.path),
      this.readDraft(collection.name, file.slug, file.path),
    ]);
    const base = await this.openedFrom(file.path);
    const replaced = { hasDraft: draft !== undefined };
    const theirs = findForeignChange(base, { published, draft }, file.raw);
    if (theirs === undefined) return replaced;
    const fields = getDifferingFields(collection, theirs, file.raw, language);
    const answer = await ask({
      heading: say("editor.changed-meanwhile"),
      lines: fields.map((field) => ({ text: say("editor.changed-field", { ...field }) })),
      answers: ["editor.take-theirs", "editor.take-mine", "editor.back-to-form"],
    });
    if (answer === "editor.take-theirs") await openAgain(collection.name, file.slug);
    return answer === "editor.take-mine" ? replaced : undefined;
  }

  /** Records that a text was saved as the entry's draft. */
  saved({ path, raw }: SavedEntry["dataFiles"][number]): void {
    this.opened.set(
      path,
      this.readPublished(path).then((published) => ({ published, draft: raw })),
    );
  }

  /** Returns the published text; undefined on any error, because hosts reject for a missing entry. */
  private readPublished(path: string): Promise<string | undefined> {
    return this.original.getEntry(path).then(
      ({ data }) => data ?? undefined,
      () => undefined,
    );
  }

  private async readDraft(collection: string, slug: string, path: string): Promise<string | undefined> {
    const { unpublishedEntry, unpublishedEntryDataFile } = this.original;
    const found = await unpublishedEntry({ collection, slug }).catch((error: unknown) => {
      // Only this error means that there is no draft; an unreachable host causes others.
      if (isGroup(error) && error.notUnderEditorialWorkflow === true) return undefined;
      throw error;
    });
    const id = found?.diffs.find((diff) => diff.path === path)?.id;
    return found && unpublishedEntryDataFile(collection, slug, path, id);
  }
}

const isFormOpen = () => /\/entries\//u.test(window.location.hash);

/** Reloads an entry from the host and discards the browser's backup of unsaved changes. */
async function openAgain(collection: string, slug: string): Promise<void> {
  await removeUnsaved(`backup.${collection}.${slug}`);
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Removes Decap's backup of an unsaved entry from localForage's default database. */
function removeUnsaved(name: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = window.indexedDB.open("localforage");
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains("keyvaluepairs")) return resolve();
      const change = database.transaction("keyvaluepairs", "readwrite");
      change.objectStore("keyvaluepairs").delete(name);
      change.oncomplete = () => resolve();
      change.onabort = () => resolve();
    };
  });
}

/** The maximum length of a displayed value, in characters. */
const shownLength = 80;

/**
 * Returns the fields that differ between two versions of an entry's file, in file order: the label of each in the
 * clerk's language, and both values.
 */
export function getDifferingFields(collection: Collection, theirs: string, mine: string, language: ClerkLanguage) {
  const [one, other] = [theirs, mine].map(createFileFormat(collection).fromFile);
  const paths = new Map([...pathsIn(one), ...pathsIn(other)].map((path) => [JSON.stringify(path), path]));
  return [...paths.values()].flatMap((path) => {
    const [their, my] = [valueIn(one, path), valueIn(other, path)];
    if (their === my) return [];
    const label = getFieldName(collection.schema, path)?.label?.[language] ?? path.join(".");
    const show = (value: unknown) => shown(collection, path, value, language);
    return [{ label, theirs: show(their), mine: show(my) }];
  });
}

/** Returns the paths of the texts and other single values in an entry. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => pathsIn(item, [...path, index]));
  if (!isGroup(value)) return [path];
  return Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
}

/** Returns a single value in an entry, without the white space around a text; undefined for a list or a group. */
function valueIn(entry: unknown, path: Path): unknown {
  const value = getValueAt(entry, path);
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? undefined : value;
}

function shown({ schema }: Collection, path: Path, value: unknown, language: ClerkLanguage): string {
  if (value === undefined || value === "") return texts("editor.empty-value")[language];
  const { description } = resolveInSchema(schema, path);
  if (description && "choices" in description)
    return description.choices.find((choice) => choice.value === value)?.label[language] ?? String(value);
  const text = String(value).replace(/^\/documents\//u, "");
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
