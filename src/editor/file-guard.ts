import { findOwnDocuments } from "../content/document-uses";
import { listWrittenFields } from "../content/fields";
import { toPublishedName } from "../documents/names";
import { type DocumentContent, findDocumentWarnings } from "../documents/warnings";
import { formatMessage } from "../messages";
import type { Collection } from "../schema/collection";
import { findChosen, keepChosen, nameChosenFile } from "./entry-documents";
import { examineFile } from "./examine-file";
import { showNotice } from "./notice";
import { language, translate } from "./page";

/**
 * Checks every chosen file before Decap does. Refuses unpublishable files with a message, and renames others to free
 * names. Decap shows an empty message for a file that is too large, removes letters of other scripts from names, and
 * replaces published documents of the same name.
 */
export function guardFiles(): void {
  const passed = new WeakSet<Event>();
  const look = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== "file" || passed.has(event)) return;
    // The check is asynchronous, so the event is held back from Decap and dispatched again afterwards.
    event.stopImmediatePropagation();
    void takeFiles(Array.from(target.files ?? [])).then((files) => {
      if (!files) {
        target.value = "";
        return;
      }
      const taken = new DataTransfer();
      for (const file of files) taken.items.add(file);
      target.files = taken.files;
      const again = new Event("change", { bubbles: true });
      passed.add(again);
      target.dispatchEvent(again);
    });
  };
  window.addEventListener("change", look, { capture: true });
}

/** Returns the chosen files by the names that they get; undefined after a message about one that cannot be published. */
async function takeFiles(files: readonly File[]): Promise<File[] | undefined> {
  const taken: File[] = [];
  for (const file of files) {
    const { fault, content, bytes } = await examineFile(file, file.name);
    const refused = fault?.[language];
    const name = refused ?? (await nameChosenFile(file, bytes).catch(() => undefined));
    if (refused !== undefined || name === undefined) {
      showNotice(refused ?? translate("editor.file-unread", { name: file.name }));
      return undefined;
    }
    const used = toPublishedName(file.name);
    if (name !== used) showNotice(translate("editor.file-renamed", { used, name }));
    const named = new File([file], name, { type: file.type });
    chosenContents.set(name, content);
    await keepChosen(name, named);
    taken.push(named);
  }
  return taken;
}

/** The contents of the documents chosen in this tab, by file name. */
const chosenContents = new Map<string, DocumentContent | undefined>();

/**
 * Returns the content of a document that was chosen and not saved yet. One that was chosen before the form was restored
 * is read again.
 */
async function findChosenContent(name: string): Promise<DocumentContent | undefined> {
  const file = chosenContents.has(name) ? undefined : await findChosen(name);
  if (file) chosenContents.set(name, (await examineFile(new File([file], name), name)).content);
  return chosenContents.get(name);
}

/**
 * Returns the warnings about an entry's documents that were chosen and not saved yet, in the clerk's language.
 */
export async function findFileWarnings({ schema }: Collection, fields: unknown): Promise<string[]> {
  const found = findOwnDocuments(listWrittenFields(schema, fields)).map(async ({ name, language: stated }) => {
    const content = await findChosenContent(name);
    return content ? findDocumentWarnings(name, content, stated) : [];
  });
  return (await Promise.all(found)).flat().map((one) => formatMessage(one, language));
}
