import type { ClerkLanguage } from "../content/clerk-languages";
import { isGroup } from "../content/fields";
import { texts } from "../content/messages";
import type { Collection } from "../schema/collection";
import type { Backend, SavedEntry } from "./decap";
import { getDifferingFields } from "./differing-fields";
import { ask } from "./notice";

/** The texts of an entry's file that the form was filled from. */
export interface Versions {
  /** On the published branch. */
  readonly published?: string | undefined;
  /** On the draft's branch. */
  readonly draft?: string | undefined;
}

/**
 * Returns the text by which somebody else changed an entry since it was opened, or undefined where nobody did.
 *
 * @param mine the text about to be saved: a change that comes to the same is no conflict
 */
export function findForeignChange(base: Versions, now: Versions, mine: string): string | undefined {
  const isForeign = (text: string | undefined) =>
    text !== undefined && ![mine, base.draft, base.published].includes(text);
  // A draft that exists is what a save would replace; one that was begun from the same text is a change all the same.
  if (now.draft !== base.draft && isForeign(now.draft)) return now.draft;
  if (now.published !== base.published && isForeign(now.published)) return now.published;
  return undefined;
}

/** The part of a git host's backend that reads entries. */
type Reading = Pick<Backend, "getEntry" | "unpublishedEntry" | "unpublishedEntryDataFile">;

/** Holds the versions from which the entries of this tab were opened, and compares them before saving. */
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
      // The board of drafts reads all of them; only a form needs the published text as well.
      if (isFormOpen())
        this.opened.set(
          path,
          this.readPublished(path).then((published) => ({ published, draft })),
        );
      return draft;
    };
  }

  /** Returns the texts that an entry's form was filled from; none of a new one. */
  async openedFrom(path: string): Promise<Versions> {
    return (await this.opened.get(path)) ?? {};
  }

  /**
   * Lets the clerk choose where somebody else changed the entry since it was opened.
   *
   * @returns whether the entry has a draft, which the save replaces; undefined to leave the entry as it is in the form
   */
  async findReplaced(
    file: SavedEntry["dataFiles"][number],
    collection: Collection,
    language: ClerkLanguage,
  ): Promise<{ readonly hasDraft: boolean } | undefined> {
    const now = await this.readNow(file, collection);
    const base = await this.openedFrom(file.path);
    const replaced = { hasDraft: now.draft !== undefined };
    const theirs = findForeignChange(base, now, file.raw);
    if (theirs === undefined) return replaced;
    const fields = getDifferingFields(collection, theirs, file.raw, language);
    const answer = await ask(language, {
      heading: texts("editor.changed-meanwhile")[language],
      lines: fields.map((field) => texts("editor.changed-field", { ...field })[language]),
      answers: [
        { value: "theirs", label: texts("editor.take-theirs")[language] },
        { value: "mine", label: texts("editor.take-mine")[language] },
        { value: "back", label: texts("editor.back-to-form")[language] },
      ],
    });
    if (answer === "theirs") await openAgain(collection.name, file.slug);
    return answer === "mine" ? replaced : undefined;
  }

  /** Notes that a text was saved as the entry's draft. */
  saved({ path, raw }: SavedEntry["dataFiles"][number]): void {
    this.opened.set(
      path,
      this.readPublished(path).then((published) => ({ published, draft: raw })),
    );
  }

  private async readNow({ slug, path }: SavedEntry["dataFiles"][number], { name }: Collection): Promise<Versions> {
    const [published, draft] = await Promise.all([this.readPublished(path), this.readDraft(name, slug, path)]);
    return { published, draft };
  }

  /** Hosts answer an entry that is missing by an error; saving reports a host that cannot be reached. */
  private readPublished(path: string): Promise<string | undefined> {
    return this.original.getEntry(path).then(
      ({ data }) => data ?? undefined,
      () => undefined,
    );
  }

  private async readDraft(collection: string, slug: string, path: string): Promise<string | undefined> {
    const { unpublishedEntry, unpublishedEntryDataFile } = this.original;
    const found = await unpublishedEntry({ collection, slug }).catch((error: unknown) => {
      // A host that cannot be reached is no host without a draft.
      if (isGroup(error) && error.notUnderEditorialWorkflow === true) return undefined;
      throw error;
    });
    const id = found?.diffs.find((diff) => diff.path === path)?.id;
    return found && unpublishedEntryDataFile(collection, slug, path, id);
  }
}

const isFormOpen = () => /\/entries\//u.test(window.location.hash);

/** Opens an entry as it is on the host, without the text that the browser keeps for an unsaved one. */
async function openAgain(collection: string, slug: string): Promise<void> {
  await removeUnsaved(`backup.${collection}.${slug}`);
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Removes what Decap keeps of an unsaved entry (localForage's default database). */
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
