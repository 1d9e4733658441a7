import { whenIdle } from "../app/when-idle";
import { isSlowConnection } from "../preferences/connection";
import { isPageKept, type PageOpened } from "./messages";
import { isKept, readNote, rememberNote, showNote } from "./stale-notice";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration";

let openedPages = 0;
let isFirstVisit = false;

/** Shows how old kept pages are that the worker gives to the app. */
export function startOffline(): void {
  const workers = getWorkers();
  if (!workers) return;
  readNote();
  isFirstVisit = isFirstDocument(workers);
  workers.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isPageKept(data)) rememberNote(data.kept, data.note);
  });
}

/**
 * Shows how old a page is that was gone to, and lets the worker keep one that came from the network. The second page has the
 * worker registered. The worker of a newer release is told in place of the one before it, and takes its turn by that.
 */
export function pageOpened(path: string): void {
  const workers = getWorkers();
  if (!workers) return;
  openedPages += 1;
  const isFirst = isFirstVisit && openedPages === 1;
  showNote(path);
  const message: PageOpened = { opened: path, isFirst, hasApp: true };
  whenLoaded(() => {
    if (!isFirst && (workers.controller || !isSlowConnection(navigator))) registerWorker(workers);
    void workers.ready.then(({ active, waiting }) => {
      if (!isKept(path)) (waiting ?? active)?.postMessage(message);
    });
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") whenIdle(work);
  else window.addEventListener("load", () => whenIdle(work), { once: true });
}
