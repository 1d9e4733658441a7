import type { ClerkLanguage } from "../content/clerk-languages";
import { message, texts, worded } from "../content/messages";
import type { PdfContent } from "../content/pdf-reader";
import { documentNameMessage } from "../content/rule-messages";
import { slug } from "../content/slug";
import { sourceDocumentsIn } from "../schema/entry-documents";
import { documentTypes } from "../schema/formats";
import { documentLimit, nameWithoutDigest } from "../site/documents";
import { loadScript } from "./load-script";
import { tell } from "./notice";

const megabyte = 1024 * 1024;

/** Why a file may not be taken, in a clerk's language; undefined when it may. */
export function findFileRefusal(
  { name, size }: { readonly name: string; readonly size: number },
  language: ClerkLanguage,
): string | undefined {
  if (size === 0) return texts("editor.file-empty", { name })[language];
  if (size > documentLimit) {
    return texts("editor.file-too-large", {
      name,
      size: Math.ceil((size / megabyte) * 10) / 10,
      limit: documentLimit / megabyte,
    })[language];
  }
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  if (dot < 1 || !Object.hasOwn(documentTypes, ending)) {
    const told = documentNameMessage(name);
    return told && worded(told, language);
  }
  // The editor makes a Latin name fit by itself; of another script nothing would be left.
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)) {
    return worded(
      message("document-name", { found: name, near: `${latinOr(name.slice(0, dot))}.${ending}` }),
      language,
    );
  }
  return undefined;
}

function latinOr(name: string): string {
  const near = slug(name);
  return near === "my-entry" ? "result-2024" : near;
}

/**
 * The name under which a chosen file is taken: without the digest that this site puts into the name of a document it
 * serves, and without the number that a browser adds to a second copy. So a document that was downloaded, corrected and
 * chosen again has its first name.
 */
export function takenName(name: string): string {
  const once = name.replace(/ ?\(\d+\)(\.[a-z]+)$/u, "$1");
  const plain = nameWithoutDigest(once);
  return plain === once ? name : plain;
}

/**
 * Looks at every file before the editor does, and refuses in words what could not be published: Decap itself tells of a
 * file that is too large with an empty message, and strips other scripts from names.
 *
 * @param reader the URL of the script that looks into documents (`document-reader.ts`)
 */
export function guardFiles(language: ClerkLanguage, reader: string): void {
  const passed = new WeakSet<Event>();
  const look = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== "file" || passed.has(event)) return;
    // Looking into a file takes a moment: until then the editor does not know of it.
    event.stopImmediatePropagation();
    void findRefusal(Array.from(target.files ?? []), language, reader).then((refusal) => {
      if (refusal === undefined) {
        takeByName(target);
        const again = new Event("change", { bubbles: true });
        passed.add(again);
        target.dispatchEvent(again);
      } else {
        target.value = "";
        tell(language, refusal);
      }
    });
  };
  window.addEventListener("change", look, { capture: true });
}

async function findRefusal(
  files: readonly File[],
  language: ClerkLanguage,
  reader: string,
): Promise<string | undefined> {
  for (const file of files) {
    const refusal = findFileRefusal(file, language);
    if (refusal !== undefined) return refusal;
    const { fault, content } = await examineFile(file, language, reader);
    if (fault !== undefined) return fault;
    chosenContents.set(takenName(file.name).toLowerCase(), content);
  }
  return undefined;
}

/** A file that was opened: its bytes and, of a PDF, its content, or why it cannot be published in a clerk's language. */
interface Examination {
  readonly bytes: Uint8Array;
  readonly content?: PdfContent | undefined;
  readonly fault?: string | undefined;
}

/**
 * Looks inside a document.
 *
 * @param reader the URL of the script that looks into documents (`document-reader.ts`)
 */
export async function examineFile(file: File, language: ClerkLanguage, reader: string): Promise<Examination> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    await loadScript(reader);
  } catch {
    return { bytes, fault: texts("editor.file-unread", { name: file.name })[language] };
  }
  const found = await window.readDocument?.(takenName(file.name).toLowerCase(), bytes, { withContent: true });
  return { bytes, content: found?.content, fault: found?.fault && worded(found.fault, language) };
}

/** The contents of the PDFs that were chosen in this tab, by their names. */
const chosenContents = new Map<string, PdfContent | undefined>();

/** Returns what a clerk is warned of in the documents that an entry names, as far as they were chosen in this tab. */
export function documentWarningsIn(fields: unknown, language: ClerkLanguage): string[] {
  return sourceDocumentsIn(fields).flatMap(({ name, language: stated }) => {
    const content = chosenContents.get(name);
    return (content && window.findPdfWarnings?.(name, content, stated))?.map((one) => worded(one, language)) ?? [];
  });
}

/** Replaces chosen files by the same ones under the names they are to have. */
function takeByName(input: HTMLInputElement): void {
  const files = Array.from(input.files ?? []);
  if (files.every(({ name }) => takenName(name) === name)) return;
  const renamed = new DataTransfer();
  for (const file of files) renamed.items.add(new File([file], takenName(file.name), { type: file.type }));
  input.files = renamed.files;
}
