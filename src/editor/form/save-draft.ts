import { parseEntryText, quoteFieldChanges } from "../../changes/field-changes";
import type { TextRules } from "../../content/rules";
import type { EntryDocuments } from "../../desk/entry-documents";
import { type EntryList, findSameEntry } from "../../desk/entry-list";
import { readValues } from "../../desk/format";
import type { Host } from "../../desk/host/host";
import { mergeChanges } from "../../desk/merge";
import type { OpenedEntry } from "../../desk/opened-entry";
import { findFormProblems, formatProblem, putDayFirst } from "../../desk/problems";
import { prepareDraft, type ReadyDraft } from "../../desk/save-entry";
import { createSavedText, type SavedText } from "../../desk/saved-text";
import { formatMessage, toMessage } from "../../messages";
import type { Collection } from "../../schema/collection";
import { getFormUrl } from "../../site/editor";
import { askSummary } from "../changes/ask-summary";
import { askClerk, type DialogLine } from "../dialog";
import { language, translate } from "../page";

/** What saving an entry works with. */
export interface Desk {
  readonly host: Host;
  readonly collection: Collection;
  readonly rules: TextRules;
  readonly entries: EntryList;
  readonly documents: EntryDocuments;
}

/** What came of a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly entry: OpenedEntry; readonly saved: SavedText }
  | { readonly kind: "refused"; readonly faults: readonly string[] }
  /** The clerk takes the changed entry of somebody else. */
  | { readonly kind: "theirs"; readonly entry: OpenedEntry }
  | { readonly kind: "back" };

/**
 * Saves an entry as a draft: asks about changes by others, shows a summary with the warnings, and opens the change request
 * or adds to it.
 *
 * @param saved the entry as the form has it
 * @param opened the entry as the form was opened; undefined for a new entry
 * @throws the host's faults
 */
export async function saveDraft(
  desk: Desk,
  saved: SavedText,
  opened: OpenedEntry | undefined,
  isAgreed = false,
): Promise<SaveOutcome> {
  const { host, collection, rules, documents } = desk;
  const prepared = await prepareDraft({ host, saved, opened, documents, language, now: new Date() });
  switch (prepared.kind) {
    case "refused":
      return { kind: "refused", faults: prepared.faults.map((fault) => putDayFirst(fault[language])) };
    case "draft-deleted": {
      if (!isAgreed && !(await askToSave(translate("editor.draft-deleted")))) return { kind: "back" };
      return saveDraft(desk, saved, prepared.now, true);
    }
    case "conflict": {
      const { theirs, now } = prepared;
      const answer = await askWhose(collection, theirs, saved.text);
      if (answer === "editor.take-theirs") return { kind: "theirs", entry: now };
      if (answer !== "editor.take-mine") return { kind: "back" };
      const base = theirs === now.draft ? (opened?.draft ?? opened?.published) : opened?.published;
      const read = (text: string | undefined) => readValues(collection, text);
      const merged = mergeChanges(read(base), read(saved.text), read(theirs));
      return saveDraft(desk, createSavedText(collection, merged, rules), now);
    }
    case "ready": {
      const reason = await askAboutChanges(desk, prepared, saved, opened);
      if (reason === undefined) return { kind: "back" };
      return { kind: "saved", entry: await prepared.send(reason), saved };
    }
  }
}

async function askToSave(heading: string): Promise<boolean> {
  const answers = ["editor.save-anyway", "editor.back-to-form"] as const;
  return (await askClerk({ heading, answers })) === "editor.save-anyway";
}

function askWhose(collection: Collection, theirs: string, mine: string) {
  const fields = quoteFieldChanges(collection, theirs, mine, language);
  return askClerk({
    heading: translate("editor.changed-meanwhile"),
    lines: fields.map(({ label, before, after }) => ({
      text: translate("editor.changed-field", { label, theirs: before, mine: after }),
    })),
    answers: ["editor.take-theirs", "editor.take-mine", "editor.back-to-form"] as const,
  });
}

/** Shows what a draft changes, with the warnings. Returns the clerk's reason; undefined to go back. */
function askAboutChanges(
  { collection, entries, documents }: Desk,
  { changes, leftOut }: ReadyDraft,
  saved: SavedText,
  opened: OpenedEntry | undefined,
): Promise<string | undefined> {
  const problems = findFormProblems(saved, language).filter(({ severity }) => severity === "warning");
  const before = [opened?.published, opened?.draft].map(parseEntryText);
  const same = findSameEntry(collection, saved.key ?? "", saved.fields, { entries, before });
  const warnings: DialogLine[] = [
    ...problems.map((problem) => ({ text: formatProblem(problem) })),
    ...documents.findWarnings(saved.fields).map((message) => ({ text: formatMessage(message, language) })),
  ];
  if (same) {
    const other = same.entry.name[language];
    warnings.push({
      text: formatMessage(toMessage("value-perhaps-twice", { value: same.value, other }), language),
      link: { href: getFormUrl(collection.name, same.entry.key), label: other },
    });
  }
  return askSummary({
    ...{ changes, warnings, answer: "editor.save-anyway" },
    leftOut: leftOut.map((name) => translate("summary.replaced-file", { name })),
  });
}
