import { parse } from "yaml";
import { quoteFieldChanges } from "../changes/field-changes";
import { serializeEntry } from "../content/entry-text";
import { isGroup } from "../content/fields";
import { mergeChanges } from "../desk/merge";
import type { Collection } from "../schema/collection";
import type { Backend, SavedEntry } from "./decap";
import { askClerk } from "./notice";
import { language, translate } from "./page";
import { forgetUnsaved, nameForm } from "./unsaved/store";

/** The texts of an entry's file in the repository; a text is undefined if the file is missing. */
export interface Versions {
  /** The text on the published branch. */
  readonly published?: string | undefined;
  /** The text on the draft's branch. */
  readonly draft?: string | undefined;
  /** The text in the form if the draft also contains a change by someone else. */
  readonly form?: string | undefined;
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
      this.opened.set(path, Promise.resolve({ published: toText(entry) }));
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

  /** Returns the texts of an entry when it was opened; empty for a new entry. */
  async openedFrom(path: string): Promise<Versions> {
    return (await this.opened.get(path)) ?? {};
  }

  /**
   * Checks what a save replaces. Asks the clerk first if someone else changed the entry or deleted its draft since it was
   * opened.
   *
   * @returns whether the entry has a draft, and the text to save: the clerk's changes in the current version of the
   *   entry; undefined to cancel the save
   */
  async findReplaced(
    file: SavedEntry["dataFiles"][number],
    collection: Collection,
  ): Promise<{ readonly hasDraft: boolean; readonly raw: string } | undefined> {
    const [published, draft] = await Promise.all([
      this.readPublished(file.path),
      this.readDraft(collection.name, file.slug, file.path),
    ]);
    const base = await this.openedFrom(file.path);
    const hasDraft = draft !== undefined;
    const mine = (from: string | undefined, theirs: string | undefined) =>
      mergeTexts(collection, { base: from, mine: file.raw, theirs });
    const theirs = findForeignChange(base, { published, draft }, file.raw);
    if (theirs === undefined) {
      if (base.draft !== undefined && !hasDraft && published === base.published) {
        const answers = ["editor.save-anyway", "editor.back-to-form"] as const;
        if ((await askClerk({ heading: translate("editor.draft-deleted"), answers })) !== "editor.save-anyway")
          return undefined;
      }
      return { hasDraft, raw: base.form === undefined ? file.raw : mine(base.form, draft) };
    }
    const fields = quoteFieldChanges(collection, theirs, file.raw, language);
    const answer = await askClerk({
      heading: translate("editor.changed-meanwhile"),
      lines: fields.map(({ label, before, after }) => {
        return { text: translate("editor.changed-field", { label, theirs: before, mine: after }) };
      }),
      answers: ["editor.take-theirs", "editor.take-mine", "editor.back-to-form"],
    });
    if (answer === "editor.take-theirs") openAgain(collection.name, file.slug);
    if (answer !== "editor.take-mine") return undefined;
    const from = theirs === draft ? (base.form ?? base.draft ?? base.published) : base.published;
    return { hasDraft, raw: mine(from, theirs) };
  }

  /**
   * Records that a text was saved as the entry's draft.
   *
   * @param form the text in the form
   */
  saved({ path, raw }: SavedEntry["dataFiles"][number], form: string): void {
    const own = form === raw ? {} : { form };
    this.opened.set(
      path,
      this.readPublished(path).then((published) => ({ published, draft: raw, ...own })),
    );
  }

  /** Returns the published text; undefined on any error, because GitLab rejects for a missing entry. */
  private readPublished(path: string): Promise<string | undefined> {
    return this.original.getEntry(path).then(toText, () => undefined);
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

/** Returns the text of a file; undefined for a missing one, which is null from the local server and empty from GitHub. */
const toText = ({ data }: { readonly data: string | null }) => data || undefined;

/** Reloads an entry from the host and discards the unsaved changes in this browser. */
function openAgain(collection: string, slug: string): void {
  forgetUnsaved(nameForm(collection, slug));
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Returns `theirs` with the fields that differ between `base` and `mine`, as the text of an entry's file. */
function mergeTexts(
  collection: Collection,
  texts: { readonly base: string | undefined; readonly mine: string; readonly theirs: string | undefined },
): string {
  const [base, mine, theirs]: unknown[] = [texts.base, texts.mine, texts.theirs].map((text) => parse(text ?? ""));
  const merged = mergeChanges(base, mine, theirs);
  return isGroup(merged) ? serializeEntry(collection, merged) : texts.mine;
}
