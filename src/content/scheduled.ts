import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { documentsNamedIn } from "../schema/entry-documents";
import { dueMoment, isDue } from "../schema/period";
import { period } from "../schema/published";
import { listEntryFiles } from "./files";
import { documentsFolder } from "./folders";

/** The content that is not yet on the site, as paths from the project's root, with `/`. */
export interface Scheduled {
  /** The files of entries. */
  readonly entries: readonly string[];
  /** The documents that no entry of the site names. */
  readonly documents: readonly string[];
}

const fields = z.object({
  publishOn: period.publishOn.catch(undefined),
  publishAt: period.publishAt.catch(undefined),
});

interface EntryText {
  readonly file: string;
  readonly text: string;
  /** Its days and its documents, where it names a day from which it is shown. */
  readonly dated?: (z.output<typeof fields> & { readonly documents: readonly string[] }) | undefined;
}

/**
 * Finds the entries that may not be shown yet, and their documents. Only what a date needs is read: whether the content is
 * right is the check's matter, and what cannot be read counts as shown.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function scheduledAt(root: string, moment: string): Scheduled {
  const texts = readEntryTexts(root);
  const late = texts.flatMap(({ file, dated }) =>
    dated && !isDue(dated, moment) ? [{ file, documents: dated.documents }] : [],
  );
  const lateFiles = new Set(late.map(({ file }) => file));
  const isNamed = (document: string) => {
    const name = new RegExp(`(?<![a-z0-9._-])${document.replaceAll(".", "\\.")}`, "u");
    return texts.some(({ file, text }) => !lateFiles.has(file) && name.test(text));
  };
  const names = late.flatMap(({ documents }) => documents.filter((name) => !isNamed(name)));
  return { entries: [...lateFiles], documents: names.map((name) => `${documentsFolder}/${name}`) };
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
    .map(({ dated }) => (dated && dueMoment(dated)) ?? midnight)
    .reduce((last, due) => (due > last && due <= moment ? due : last), midnight);
}

function readEntryTexts(root: string): EntryText[] {
  return listEntryFiles(root).files.map(({ file, collection }) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const isDated = "publishOn" in collection.schema.shape && text.includes("publishOn");
    return { file, text, dated: isDated ? fieldsIn(text) : undefined };
  });
}

function fieldsIn(text: string): EntryText["dated"] {
  try {
    const written: unknown = parse(text);
    const { data } = fields.safeParse(written);
    return data && { ...data, documents: documentsNamedIn(written).map(({ name }) => name) };
  } catch {
    // The content check tells what is wrong with it, and lets no build begin.
    return undefined;
  }
}
