import * as z from "zod";

const fields = z.record(z.string(), z.unknown());

const record = z.object({ base: fields, fields });

/** A form that was closed before it was saved: the entry's fields when it was opened, and the changed fields. */
export type Unsaved = z.output<typeof record>;

const prefix = "editor-unsaved/";

/** Returns the name of a form: the collection and the entry's slug, which is empty for a new entry. */
export const nameForm = (collection: string, slug: string) => `${collection}/${slug}`;

/** Returns the unsaved changes of a form in this browser; undefined without any. */
export function readUnsaved(form: string): Unsaved | undefined {
  const stored = window.localStorage.getItem(`${prefix}${form}`);
  return stored === null ? undefined : record.safeParse(JSON.parse(stored)).data;
}

/**
 * Stores the unsaved changes of a form. `localStorage` writes before the next event, so that not even the last letter is
 * lost when the browser is closed. Throws if the browser has no room.
 */
export function writeUnsaved(form: string, unsaved: Unsaved): void {
  window.localStorage.setItem(`${prefix}${form}`, JSON.stringify(unsaved));
}

/** Removes the unsaved changes of a form: they were saved or discarded. */
export function forgetUnsaved(form: string): void {
  window.localStorage.removeItem(`${prefix}${form}`);
}

/** Checks whether any form with unsaved changes contains a text. */
export function isInUnsaved(text: string): boolean {
  const stored = Object.entries(window.localStorage);
  return stored.some(([name, value]) => name.startsWith(prefix) && String(value).includes(text));
}
