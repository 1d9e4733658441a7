import { findOwnDocuments } from "../content/document-uses";
import type { DocumentContent } from "../content/document-warnings";
import { listWrittenFields } from "../content/fields";
import { toKey } from "../content/proposed-key";
import { getDocumentNameMessage } from "../content/rule-messages";
import { type ClerkTexts, formatInBothLanguages, formatMessage, message, texts } from "../messages";
import type { Collection } from "../schema/collection";
import { documentTypes } from "../schema/formats";
import { documentLimit, nameWithoutDigest } from "../site/documents";
import { loadScript } from "./load-script";
import { showNotice } from "./notice";
import { language } from "./page";

const megabyte = 1024 * 1024;

/** Returns the reason to refuse a file by name and size; undefined to accept it. */
export function findFileRefusal({ name, size }: Pick<File, "name" | "size">): ClerkTexts | undefined {
  if (size === 0) return texts("editor.file-empty", { name });
  if (size > documentLimit) {
    return texts("editor.file-too-large", {
      name,
      size: Math.ceil((size / megabyte) * 10) / 10,
      limit: documentLimit / megabyte,
    });
  }
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  if (dot < 1 || !Object.hasOwn(documentTypes, ending)) {
    const fault = getDocumentNameMessage(name);
    return fault && formatInBothLanguages(fault);
  }
  // Decap adapts Latin names to URLs, but removes the letters of other scripts.
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)) {
    return formatInBothLanguages(
      message("document-name", { found: name, near: `${toKey(name.slice(0, dot)) || "result-2024"}.${ending}` }),
    );
  }
  return undefined;
}

/**
 * Returns the original name of a file that was downloaded from the site. It lacks the digest that the site adds, and
 * the number that a browser adds to further copies. So a corrected download replaces the original document.
 */
export function findTakenName(name: string): string {
  const once = name.replace(/ ?\(\d+\)(\.[a-z]+)$/u, "$1");
  const plain = nameWithoutDigest(once);
  return plain === once ? name : plain;
}

/**
 * Checks every chosen file before Decap does, and refuses with a message what cannot be published. Decap shows an empty
 * message for a file that is too large, and removes letters of other scripts from names.
 *
 * @param reader the URL of the script that checks documents (`document-reader.ts`)
 */
export function guardFiles(reader: string): void {
  const passed = new WeakSet<Event>();
  const look = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== "file" || passed.has(event)) return;
    // The check is asynchronous, so the event is held back from Decap and dispatched again afterwards.
    event.stopImmediatePropagation();
    void findRefusal(Array.from(target.files ?? []), reader).then((refusal) => {
      if (refusal === undefined) {
        takeByName(target);
        const again = new Event("change", { bubbles: true });
        passed.add(again);
        target.dispatchEvent(again);
      } else {
        target.value = "";
        showNotice(refusal[language]);
      }
    });
  };
  window.addEventListener("change", look, { capture: true });
}

async function findRefusal(files: readonly File[], reader: string): Promise<ClerkTexts | undefined> {
  for (const file of files) {
    const { fault, content } = await examineFile(file, file.name, reader);
    if (fault !== undefined) return fault;
    chosenContents.set(findTakenName(file.name).toLowerCase(), content);
  }
  return undefined;
}

/**
 * Checks the name, the size and the content of a document.
 *
 * @param name the file's name, or the one that it gets
 * @param reader the URL of the script that checks documents (`document-reader.ts`)
 * @returns its bytes, its content for warnings, and the reason to refuse it
 */
export async function examineFile(file: File, name: string, reader: string) {
  const refusal = findFileRefusal({ name, size: file.size });
  if (refusal) return { bytes: new Uint8Array(), content: undefined, fault: refusal };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    await loadScript(reader);
  } catch {
    return { bytes, content: undefined, fault: texts("editor.file-unread", { name }) };
  }
  const found = await window.readDocument?.(findTakenName(name).toLowerCase(), bytes, { withContent: true });
  return { bytes, content: found?.content, fault: found?.fault && formatInBothLanguages(found.fault) };
}

/** The contents of the documents chosen in this tab, by file name. */
const chosenContents = new Map<string, DocumentContent | undefined>();

/** Returns the warnings about an entry's documents that were chosen in this tab, in the clerk's language. */
export function findDocumentWarnings({ schema }: Collection, fields: unknown): string[] {
  return findOwnDocuments(listWrittenFields(schema, fields)).flatMap(({ name, language: stated }) => {
    const content = chosenContents.get(name);
    return (
      (content && window.findDocumentWarnings?.(name, content, stated))?.map((one) => formatMessage(one, language)) ??
      []
    );
  });
}

/** Renames the chosen files to the names returned by `findTakenName`. */
function takeByName(input: HTMLInputElement): void {
  const files = Array.from(input.files ?? []);
  if (files.every(({ name }) => findTakenName(name) === name)) return;
  const renamed = new DataTransfer();
  for (const file of files) renamed.items.add(new File([file], findTakenName(file.name), { type: file.type }));
  input.files = renamed.files;
}
