import { noteId } from "./messages";

/** The notes of pages whose data is a kept copy, by path: Gatsby keeps such data until the document is left. */
const notes = new Map<string, string>();

/** Reads the note that the worker wrote into the open document, before anything changes it. */
export function readNote(): void {
  const note = document.getElementById(noteId)?.textContent;
  if (note) notes.set(window.location.pathname, note);
}

/** Remembers that a page's data is a kept copy. */
export function rememberNote(path: string, note: string): void {
  notes.set(path, note);
  if (path === window.location.pathname) showNote(path);
}

/** Returns whether a page is shown from a cached copy. */
export function isKept(path: string): boolean {
  return notes.has(path);
}

/** Shows how old the page is where it is a kept copy, and nothing where it came from the network. */
export function showNote(path: string): void {
  const note = notes.get(path);
  const shown = document.getElementById(noteId);
  if (note === undefined) {
    shown?.remove();
    return;
  }
  if (shown?.textContent === note) return;
  const element =
    shown ?? Object.assign(document.createElement("p"), { id: noteId, className: noteId, role: "status" });
  if (!shown) document.body.prepend(element);
  // A screen reader hears what changes in a place it knows, so the place is there before the words.
  requestAnimationFrame(() => {
    element.textContent = note;
  });
}
