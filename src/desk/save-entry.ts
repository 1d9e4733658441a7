import { type DescribedChange, describeEntryChange, describeFileChange } from "../changes/describe-change";
import { parseEntryText } from "../changes/field-changes";
import { getEntryFile } from "../content/files";
import { documentsFolder } from "../content/folders";
import { getNextDay, getTodayInIndia } from "../language/dates";
import { type ClerkLanguage, type ClerkTexts, getTexts } from "../messages";
import type { EntryDocuments } from "./entry-documents";
import type { Change, Host, Snapshot } from "./host/host";
import { findForeignChange, getDraftBranch, type OpenedEntry, openEntry, type Versions } from "./opened-entry";
import { formatDraftTitle, withReason } from "./request-texts";
import type { SavedText } from "./saved-text";

/** What is to be saved, and what it replaces. */
interface Saving {
  readonly host: Host;
  readonly saved: SavedText;
  /** The entry as the form was opened; undefined for a new entry. */
  readonly opened: OpenedEntry | undefined;
  readonly documents: EntryDocuments;
  readonly language: ClerkLanguage;
  readonly now: Date;
}

/** A draft that can be sent once the clerk has seen it. */
export interface ReadyDraft {
  readonly kind: "ready";
  readonly changes: readonly DescribedChange[];
  /** The names of chosen documents that the entry does not name any more. */
  readonly leftOut: readonly string[];
  /**
   * Opens the change request of the draft, or adds to it.
   *
   * @param reason what the clerk says about warnings; may be empty
   * @returns the entry as it is now
   */
  readonly send: (reason: string) => Promise<OpenedEntry>;
}

/** What comes of an entry that is about to be saved. */
export type PreparedDraft =
  | ReadyDraft
  | { readonly kind: "refused"; readonly faults: readonly ClerkTexts[] }
  /** Somebody else changed the entry (`theirs`), or deleted its draft, since it was opened. */
  | { readonly kind: "conflict"; readonly theirs: string; readonly now: OpenedEntry }
  | { readonly kind: "draft-deleted"; readonly now: OpenedEntry };

/** Compares an entry with what is on the git host, and prepares its draft. Writes nothing. */
export async function prepareDraft(saving: Saving): Promise<PreparedDraft> {
  const { host, saved, opened, documents, language } = saving;
  const { collection, key, text } = saved;
  if (key === undefined) return refuse(getTexts("editor.key-unknown"));
  const [now, snapshot] = await Promise.all([openEntry(host, collection, key), host.list()]);
  const current = now.draft ?? now.published;
  // A save without an answer may have left the draft of a new entry.
  const isOwnDraft = now.published === undefined && now.request?.isOwn === true;
  if (!opened && current !== undefined && !isOwnDraft) return refuse(getTexts("editor.key-taken", { key }));
  const base: Versions = opened ?? {};
  const theirs = findForeignChange(base, now, text);
  if (theirs !== undefined) return { kind: "conflict", theirs, now };
  if (base.draft !== undefined && now.draft === undefined && now.published === base.published)
    return { kind: "draft-deleted", now };
  const { shape } = collection.schema;
  const over = "until" in shape && "publishOn" in shape ? findPastEnd(saved, base, saving.now) : undefined;
  if (over) return refuse(over);
  const { files, missing, taken, leftOut } = documents.listToSave(saved.fields, base, listDocumentNames(snapshot));
  const faults = [
    ...missing.map((name) => getTexts("editor.document-missing", { name })),
    ...taken.map((name) => getTexts("editor.document-taken", { name })),
  ];
  if (faults.length > 0) return refuse(...faults);
  const { file: path } = getEntryFile(collection, key);
  const isPublished = new Set(snapshot.files.map((stored) => stored.path));
  // The commit of the draft is what is changed, and it may have more files.
  const before = now.request && files.length > 0 ? await host.list(now.request.commit) : snapshot;
  const isStored = new Set(before.files.map((stored) => stored.path));
  const changes: Change[] = [
    { path, bytes: new TextEncoder().encode(text), isNew: current === undefined },
    ...files.map(({ name, bytes }) => {
      const own = `${documentsFolder}/${name}`;
      return { path: own, bytes, isNew: !isStored.has(own) };
    }),
  ];
  return {
    kind: "ready",
    changes: [
      describeEntryChange(collection, path, now.published, text, language),
      ...changes.slice(1).map(({ path: own }) => describeFileChange(own, isPublished.has(own) ? "changed" : "added")),
    ],
    leftOut,
    async send(reason) {
      const title = withReason(formatDraftTitle(collection, saved.fields, now.published === undefined), reason);
      const request = { title, description: "", changes };
      if (now.request) await host.amend(now.request, request);
      else await host.open({ ...request, base: snapshot.base, branch: getDraftBranch(collection, key) });
      documents.forget();
      return openEntry(host, collection, key);
    },
  };
}

const refuse = (...faults: readonly ClerkTexts[]) => ({ kind: "refused", faults }) as const;

/** Returns the names of the documents at a commit. */
export function listDocumentNames({ files }: Snapshot): Set<string> {
  const folder = `${documentsFolder}/`;
  return new Set(files.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length)] : [])));
}

/**
 * Refuses a new last day in the past, because nobody would see the entry. For an existing entry, yesterday is allowed:
 * clerks take it off that way.
 */
function findPastEnd({ fields }: SavedText, { published, draft }: Versions, now: Date): ClerkTexts | undefined {
  const { until: day } = fields;
  const today = getTodayInIndia(now);
  const before = [published, draft].map((text) => parseEntryText(text)?.until);
  if (typeof day !== "string" || day >= today || before.includes(day)) return undefined;
  if (before.some((each) => each !== undefined) && getNextDay(day) === today) return undefined;
  return getTexts("editor.notice-over", { day, today });
}
