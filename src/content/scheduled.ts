import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isDue } from "../schema/period";
import { period, source } from "../schema/published";
import { listEntryFiles } from "./files";
import { documentsFolder } from "./folders";

/** What the site does not contain yet, as paths from the project's root, with `/`. */
export interface Scheduled {
  /** The files of entries. */
  readonly entries: readonly string[];
  /** The documents that no entry of the site names. */
  readonly documents: readonly string[];
}

const fields = z.object({ publishOn: period.publishOn.catch(undefined), document: source.document.catch(undefined) });

/**
 * The entries that may not be shown on a day yet, and their documents. Only what a date needs is read: whether the
 * content is right is the check's matter, and what cannot be read counts as shown.
 *
 * @param day a day in India, YYYY-MM-DD
 */
export function scheduledOn(root: string, day: string): Scheduled {
  const texts = listEntryFiles(root).files.map(({ file, collection }) => ({
    file,
    text: readFileSync(path.join(root, file), "utf8"),
    isDated: "publishOn" in collection.schema.shape,
  }));
  const late = texts.flatMap(({ file, text, isDated }) => {
    const found = isDated && text.includes("publishOn") ? fieldsIn(text) : undefined;
    return found && !isDue(found, day) ? [{ file, document: found.document }] : [];
  });
  const lateFiles = new Set(late.map(({ file }) => file));
  const isNamed = (document: string) => {
    const name = new RegExp(`(?<![a-z0-9._-])${document.replaceAll(".", "\\.")}`, "u");
    return texts.some(({ file, text }) => !lateFiles.has(file) && name.test(text));
  };
  const documents = late.flatMap(({ document }) => (document && !isNamed(document) ? [document] : []));
  return { entries: [...lateFiles], documents: documents.map((name) => `${documentsFolder}/${name}`) };
}

function fieldsIn(text: string): z.output<typeof fields> | undefined {
  try {
    return fields.safeParse(parse(text)).data;
  } catch {
    // The content check tells what is wrong with it, and lets no build begin.
    return undefined;
  }
}
