import * as z from "zod";
import { getDueMoment, isDue } from "../schema/period";
import { periodFields } from "../schema/published";
import { findDocumentUses, findSiteAddress } from "./document-uses";
import { documentsFolder } from "./folders";
import { listFolder, type ProjectFiles } from "./project-files";
import type { WrittenEntry } from "./written-entry";

/** The content not yet on the site, as paths from the project's root, with `/`. */
export interface Scheduled {
  /** The files of entries. */
  readonly entries: readonly string[];
  /** The documents that only these entries name. */
  readonly documents: readonly string[];
}

const fields = z.object({
  publishOn: periodFields.publishOn.catch(undefined),
  publishAt: periodFields.publishAt.catch(undefined),
});

/**
 * Finds entries not yet due, and documents that only they name. An unreadable entry counts as due; the content check
 * reports it.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function findScheduled(files: ProjectFiles, written: readonly WrittenEntry[], moment: string): Scheduled {
  const isLate = (entry: WrittenEntry) => !isDue(periodOf(entry), moment);
  const siteAddress = findSiteAddress(written);
  const namesIn = (entries: readonly WrittenEntry[]) =>
    new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddress).map(({ name }) => name)));
  const late = written.filter(isLate);
  const names = namesIn(late);
  const shown = namesIn(names.size === 0 ? [] : written.filter((entry) => !isLate(entry)));
  return {
    entries: late.map(({ file }) => file),
    documents: listFolder(files, documentsFolder)
      .filter(({ name }) => names.has(name) && !shown.has(name))
      .map(({ name }) => `${documentsFolder}/${name}`),
  };
}

/** Lists the due minutes of entries in India, YYYY-MM-DDTHH:MM, sorted and without duplicates. */
export function listDueMoments(written: readonly WrittenEntry[]): string[] {
  return [...new Set(written.flatMap((entry) => getDueMoment(periodOf(entry)) ?? []))].sort();
}

/**
 * Finds the last due minute of an entry on a day, up to a moment; midnight without one. Builds between two such minutes
 * are identical.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM, the same form as the result
 */
export function findLastDue(written: readonly WrittenEntry[], moment: string): string {
  const midnight = `${moment.slice(0, 10)}T00:00`;
  return written
    .map((entry) => getDueMoment(periodOf(entry)) ?? midnight)
    .reduce((last, due) => (due > last && due <= moment ? due : last), midnight);
}

function periodOf({ collection, fields: written }: WrittenEntry): z.output<typeof fields> {
  if (!("publishOn" in collection.schema.shape)) return {};
  return fields.parse(Object.fromEntries(written.map(({ path: [name], value }) => [name, value])));
}
