import { noteId } from "./messages";

/** The age notes of cached pages by path. Gatsby keeps a page's data in memory until the document is left. */
const notes = new Map<string, string>();

/** Reads the note that the worker added to the open document. Call it before the app changes the document. */
export function readNote(): void {
  const note = document.getElementById(noteId)?.textContent;
  if (note) notes.set(window.location.pathname, note);
}

/** Records that a page's data is a cached copy, and shows the note if the page is open. */
export function rememberNote(path: string, note: string): void {
  notes.set(path, note);
  if (path === window.location.pathname) showNote(path);
}

/** Checks whether a page is rendered from a cached copy. */
export function isKept(path: string): boolean {
  return notes.has(path);
}

/** Shows the note if the page is a cached copy, and otherwise removes it. */
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
  // Screen readers announce changes only in a live region that already exists.
  requestAnimationFrame(() => {
    element.textContent = note;
  });
}
