import { findAppControl, interactionEvents } from "../app/app-loader";
import { whenIdle } from "../app/when-idle";
import { isSlowConnection, shouldWaitForInteraction } from "../preferences/connection";
import type { PageOpened } from "./messages";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration";

/**
 * Begins to keep pages on the device, when it has nothing else to do: from the second page of a visit on, or from the first
 * use of a control. Who reads one page and leaves is sent no worker, nor is who saves data or has a connection as slow as 2G;
 * a worker that is there already goes on. Keeps a page that is read without the app; the app has the others kept.
 */
export function installWorker(): void {
  const workers = getWorkers();
  if (!workers) return;
  const { pathname } = window.location;
  const isFirst = isFirstDocument(workers);
  const keep = () => {
    registerWorker(workers);
    void workers.ready.then(({ active, waiting }) => {
      if (window.__appLoader?.isLoading) return;
      const message: PageOpened = { opened: pathname, isFirst, hasApp: false };
      (waiting ?? active)?.postMessage(message);
    });
  };
  if (workers.controller || !(isFirst || shouldWaitForInteraction(navigator))) {
    window.addEventListener("load", () => whenIdle(keep));
    return;
  }
  if (isSlowConnection(navigator)) return;
  for (const name of interactionEvents) {
    const start = ({ target }: Event) => {
      if (name === "pointerover" || !findAppControl(target)) return;
      document.removeEventListener(name, start);
      whenIdle(keep);
    };
    document.addEventListener(name, start, { passive: true });
  }
}
