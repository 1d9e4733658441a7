import { readEntry } from "../content/entry";
import { serializeEntry } from "../content/entry-text";
import type { EntryFile } from "../content/files";
import { listReplacedTexts } from "../content/translations/replaced-texts";
import { isGroup, merge, parseText, subtract } from "../site/merge";

/**
 * Returns an entry that joins a council's file with the product's below it. A text that cannot be parsed is returned
 * unchanged.
 *
 * @param own the text of the council's file; undefined if the council has none
 */
export function joinLayers({ collection }: EntryFile, own: string | undefined, below: string): string {
  if (own === undefined) return below;
  const fields = parseText(own);
  const whole = merge(fields, parseText(below));
  return isGroup(fields) && isGroup(whole) ? serializeEntry(collection, whole) : own;
}

/** Returns the text of a council's file for a whole entry: its key, and what it does not have of the product's below it. */
export function splitLayers({ collection }: EntryFile, whole: string, below: string): string {
  const fields = parseText(whole);
  if (!isGroup(fields)) return whole;
  const rest = subtract(fields, parseText(below));
  const removed = Object.keys(rest).flatMap((name) => (rest[name] === null ? [`${name}: null\n`] : []));
  return serializeEntry(collection, { ...rest, key: fields.key }) + removed.join("");
}

/** Lists the texts of the product that a council's file replaces. */
export function listReplaced(file: EntryFile, own: string, below: string) {
  return listReplacedTexts(readEntry(file, own, below).entry);
}
