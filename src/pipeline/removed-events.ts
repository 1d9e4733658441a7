import path from "node:path";
import type { ReadEntry } from "../content";
import { findOwnDocuments } from "../content/document-uses";
import { readEntry } from "../content/entry";
import { getEntryFile } from "../content/files";
import { entryEnding } from "../content/folders";
import { getTodayInIndia } from "../language/dates";
import { findListOf } from "../lists/every-list";
import { collections } from "../schema/collections";
import { holidays, timetable } from "../schema/collections/teaching";
import type { ContentHistory } from "./content-history";
import { git, gitSucceeds } from "./git";

/** The number of days for which calendars show that an event was removed. */
const cancelledDays = 56;

/** Returns the field with the day of an entry's event in calendars; undefined for collections without events. */
export function findEventField(collection: string): string | undefined {
  const isDated = collection === timetable.name || collection === holidays.name;
  return isDated ? "day" : findListOf(collection)?.deadline;
}

/**
 * Finds the entries with events that were removed before their day, as they were last. Calendars show them as cancelled
 * for some weeks, since a program may keep an event that disappears. Entries of withdrawn documents are left out.
 *
 * @param today the day in India of the build, YYYY-MM-DD
 * @param withdrawn the names of withdrawn documents
 */
export function readRemovedEvents(
  project: string,
  { revisions }: ContentHistory,
  today: string,
  withdrawn: ReadonlySet<string>,
): ReadEntry[] {
  const since = Date.parse(today) - cancelledDays * 86_400_000;
  return Array.from(revisions).flatMap(([file, { last, removedBy }]) => {
    if (!removedBy || Number(last) < since) return [];
    const key = path.posix.basename(file, entryEnding);
    const found = collections.map((one) => getEntryFile(one, key)).find((one) => one.file === file);
    const dayField = found && findEventField(found.collection.name);
    if (!dayField) return [];
    // A partial clone without credentials has no removed files.
    if (!gitSucceeds(project, "cat-file", "-e", `${removedBy}^:./${file}`)) return [];
    const { entry } = readEntry(found, git(project, "show", `${removedBy}^:./${file}`));
    const { value } = entry;
    const removed = getTodayInIndia(last);
    const isAhead = value && String(value[dayField] ?? "") > removed && String(value.publishOn ?? "") <= removed;
    if (!isAhead || findOwnDocuments(entry.fields).some(({ name }) => withdrawn.has(name))) return [];
    return [{ ...entry, value }];
  });
}
