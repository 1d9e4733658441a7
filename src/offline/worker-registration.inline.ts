import { whenIdle } from "../app/when-idle";
import { shouldWaitForInteraction } from "../preferences/connection";
import type { PageOpened } from "./messages";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration";

/**
 * Begins to keep pages on the device from the second page of a visit on, when the device has nothing else to do; the app does so
 * from the first use of a control on. Who reads one page and leaves is sent no worker; nor is who saves data or has a slow
 * connection, but a worker that is there already goes on. Keeps a page that is read without the app; the app has the others kept.
 */
export function installWorker(): void {
  const workers = getWorkers();
  if (!workers || isFirstDocument(workers)) return;
  if (!workers.controller && shouldWaitForInteraction(navigator)) return;
  const keep = async () => {
    registerWorker(workers);
    const { active, waiting } = await workers.ready;
    const message: PageOpened = { opened: location.pathname, isFirst: false, hasApp: false };
    if (!window.__appLoader?.isLoading) (waiting ?? active)?.postMessage(message);
  };
  window.addEventListener("load", () => whenIdle(keep));
}
