import { nameEntry } from "../content/view";
import type { Collection } from "../schema/collection";
import { isGroup } from "../site/merge";

/** The maximum length of a name that a list of pull requests shows without truncation, in characters. */
const longestName = 90;

/**
 * Returns the title of a draft for its reviewers: "Result added: Uttar Madhyama 2024, Institutional". Titles are in
 * English, like the names of branches and releases; the summary below is also in Hindi.
 */
export function formatDraftTitle(collection: Collection, data: unknown, isNew: boolean): string {
  const fields = isGroup(data) ? data : {};
  const name = nameEntry(collection, String(fields.key ?? ""), fields).name.en;
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return `${kindOf(collection)} ${isNew ? "added" : "changed"}: ${shown}`;
}

/** Returns the name of an entry's kind: "Court case" for the type "CourtCase". */
function kindOf({ type, entryName = type }: Collection): string {
  const words = entryName.replace(/([a-z])([A-Z])/gu, "$1 $2").toLowerCase();
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** The words before a reason. */
const mark = "Reason: ";

/** Adds the clerk's reason for a reviewer to the title or the description of a change request. */
export function withReason(text: string, reason: string): string {
  if (reason.trim() === "") return text;
  return `${text === "" ? "" : `${text} – `}${mark}${reason.trim()}`;
}

/** Finds the reasons of clerks, of one or more lines, in the texts of a change request and of its commits. */
export function findReasons(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => /(?:^|– )Reason: ([\s\S]+?)(?=\n\n|\n- |$)/u.exec(text)?.[1]?.trim() ?? []);
  return [...new Set(found)];
}
