import { findAppControl } from "../app/app-loader";
import { runWhenIdle } from "../app/paint";
import { isSlowConnection } from "../preferences/connection";
import { isPageKept, noteId, type PageOpened } from "./messages";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration.inline";

/** The events that show that a visitor uses a control. */
const uses = ["click", "input", "change"] as const;

/** The age notes of cached pages by path. Gatsby keeps a page's data in memory until the document is left. */
const notes = new Map<string, string>();

let openedPages = 0;
let isFirstVisit = false;

/** Shows the age of cached pages from the worker, and registers the worker when a control is first used. */
export function startOffline(): void {
  const workers = getWorkers();
  if (!workers) return;
  // The note that the worker added to the open document, before the app changes the document.
  const note = document.getElementById(noteId)?.textContent;
  if (note) notes.set(window.location.pathname, note);
  isFirstVisit = isFirstDocument(workers);
  workers.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isPageKept(data)) return;
    notes.set(data.kept, data.note);
    if (data.kept === window.location.pathname) showNote(data.kept);
  });
  const start = ({ target }: Event) => {
    if (!findAppControl(target)) return;
    for (const name of uses) document.removeEventListener(name, start);
    register(workers);
  };
  for (const name of uses) document.addEventListener(name, start);
}

/** Registers the worker. Skips a first registration, which downloads it, with Save-Data or on a 2G connection. */
function register(workers: ServiceWorkerContainer): void {
  if (workers.controller || !isSlowConnection(navigator)) registerWorker(workers);
}

/**
 * Shows the page's age if it is a cached copy, and makes the worker cache a page from the network. Registers the worker
 * from the second page on. A waiting worker of a newer release gets the message, which activates it.
 */
export function handlePageOpened(path: string): void {
  const workers = getWorkers();
  if (!workers) return;
  openedPages += 1;
  const isFirst = isFirstVisit && openedPages === 1;
  showNote(path);
  const message: PageOpened = { opened: path, isFirst, hasApp: true };
  whenLoaded(() => {
    if (!isFirst) register(workers);
    void workers.ready.then(({ active, waiting }) => {
      if (!notes.has(path)) (waiting ?? active)?.postMessage(message);
    });
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") runWhenIdle(work);
  else window.addEventListener("load", () => runWhenIdle(work), { once: true });
}

/** Shows the note if the page is a cached copy, and otherwise removes it. */
function showNote(path: string): void {
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
