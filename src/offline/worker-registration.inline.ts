import { runWhenIdle } from "../app/when-idle";
import { shouldWaitForInteraction } from "../preferences/connection";
import type { PageOpened } from "./messages";
import { getWorkers, isFirstDocument, registerWorker } from "./worker-registration";

/**
 * Registers the worker when idle, from the second page of a visit on, and makes it cache a page that is read without
 * the app. Once the app runs, the app does both. A visitor of a single page downloads no worker. Nor does one with
 * Save-Data or a slow connection, but an existing worker still runs.
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
  window.addEventListener("load", () => runWhenIdle(keep));
}
