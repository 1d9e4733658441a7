import { findAppControl } from "../app/app-loader";
import { whenIdle } from "../app/when-idle";
import { isSlowConnection } from "../preferences/connection";
import { isPageKept, type PageOpened } from "./messages";
import { isKept, readNote, rememberNote, showNote } from "./stale-notice";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration";

/** The events by which a control is used. */
const uses = ["click", "input", "change"] as const;

let openedPages = 0;
let isFirstVisit = false;

/** Shows how old kept pages are that the worker gives to the app, and has it registered when a control is used first. */
export function startOffline(): void {
  const workers = getWorkers();
  if (!workers) return;
  readNote();
  isFirstVisit = isFirstDocument(workers);
  workers.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isPageKept(data)) rememberNote(data.kept, data.note);
  });
  const start = ({ target }: Event) => {
    if (!findAppControl(target)) return;
    for (const name of uses) document.removeEventListener(name, start);
    register(workers);
  };
  for (const name of uses) document.addEventListener(name, start);
}

/** Registers the worker, unless it would have to be fetched where data is saved or the connection is as slow as 2G. */
function register(workers: ServiceWorkerContainer): void {
  if (workers.controller || !isSlowConnection(navigator)) registerWorker(workers);
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
    if (!isFirst) register(workers);
    void workers.ready.then(({ active, waiting }) => {
      if (!isKept(path)) (waiting ?? active)?.postMessage(message);
    });
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") whenIdle(work);
  else window.addEventListener("load", () => whenIdle(work), { once: true });
}
