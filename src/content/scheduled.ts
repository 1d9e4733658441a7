import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { council } from "../schema/collections/council";
import { dueMoment, isDue } from "../schema/period";
import { period } from "../schema/published";
import { findDocumentUses, siteAddressIn } from "./document-uses";
import { readEntry } from "./entry";
import { type EntryFile, listEntryFiles, listFolder } from "./files";
import { documentsFolder } from "./folders";
import type { WrittenEntry } from "./written-entry";

/** The content that is not yet on the site, as paths from the project's root, with `/`. */
export interface Scheduled {
  /** The files of entries. */
  readonly entries: readonly string[];
  /** The documents that these entries name and no other does. */
  readonly documents: readonly string[];
}

const fields = z.object({
  publishOn: period.publishOn.catch(undefined),
  publishAt: period.publishAt.catch(undefined),
});

/** The text of an entry's file, and the entry where it names a day from which it is shown. */
interface EntryText extends EntryFile {
  readonly text: string;
  readonly dated?: { readonly entry: WrittenEntry; readonly period: z.output<typeof fields> } | undefined;
}

/**
 * Finds the entries that may not be shown yet, and the documents that only they name. Errors are the content check's
 * matter: an entry that cannot be read counts as shown.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function scheduledAt(root: string, moment: string): Scheduled {
  const texts = readEntryTexts(root);
  const isLate = ({ dated }: EntryText) => dated !== undefined && !isDue(dated.period, moment);
  const late = texts.filter(isLate).flatMap(({ dated }) => dated?.entry ?? []);
  const names = namesIn(late, texts);
  const stems = [...names].map((name) => path.parse(name).name);
  // Only a text that has a name in it, or any escape, can name a document; most need not be parsed.
  const mayName = ({ text }: EntryText) => /[\\&%]/u.test(text) || stems.some((stem) => text.includes(stem));
  const others = names.size === 0 ? [] : texts.filter((text) => !isLate(text) && mayName(text)).map(parseEntry);
  const shown = namesIn(others, texts);
  return {
    entries: late.map(({ file }) => file),
    documents: listFolder(root, documentsFolder)
      .filter(({ name }) => names.has(name) && !shown.has(name))
      .map(({ name }) => `${documentsFolder}/${name}`),
  };
}

/** The names of the documents that any of some entries names. */
function namesIn(entries: readonly WrittenEntry[], texts: readonly EntryText[]): Set<string> {
  const own = texts.filter(({ collection }) => collection.name === council.name).map(parseEntry);
  return new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddressIn(own)).map(({ name }) => name)));
}

/**
 * Finds the last minute of a day, up to a moment, at which an entry became due; midnight where none did. Builds of one
 * content between two such minutes show the same.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM; the result is written so too
 */
export function lastDueMoment(root: string, moment: string): string {
  const midnight = `${moment.slice(0, 10)}T00:00`;
  return readEntryTexts(root)
    .map(({ dated }) => (dated && dueMoment(dated.period)) ?? midnight)
    .reduce((last, due) => (due > last && due <= moment ? due : last), midnight);
}

function readEntryTexts(root: string): EntryText[] {
  return listEntryFiles(root).files.map((file) => {
    const entry = { ...file, text: readFileSync(path.join(root, file.file), "utf8") };
    // A name of a field in double quotes may be written in escapes.
    const mayBeDated = "publishOn" in file.collection.schema.shape && /publishOn|\\/u.test(entry.text);
    return mayBeDated ? { ...entry, dated: readDated(entry) } : entry;
  });
}

function readDated(text: EntryText): EntryText["dated"] {
  const entry = parseEntry(text);
  const written = entry.fields.map(({ path: [name], value }) => [name, value]);
  const { data } = fields.safeParse(Object.fromEntries(written));
  return data?.publishOn ? { entry, period: data } : undefined;
}

function parseEntry({ text, ...file }: EntryText): WrittenEntry {
  return readEntry(file, text).entry;
}
