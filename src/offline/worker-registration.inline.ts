import { runWhenIdle } from "../app/paint";
import { shouldWaitForInteraction } from "../preferences/connection";
import { workerUrl } from "./manifest";
import type { PageOpened } from "./messages";

/**
 * True in the built site, unless `GATSBY_OFFLINE=off` during the build. That also removes workers already installed.
 */
const isOn = process.env.NODE_ENV === "production" && process.env.GATSBY_OFFLINE !== "off";

/**
 * Returns the browser's service workers, or undefined where they are off or not supported, as in some private windows.
 */
export function getWorkers(): ServiceWorkerContainer | undefined {
  return isOn && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}

/** Checks whether the visit began with this document: no worker controls it, and its referrer is not this site. */
export function isFirstDocument({ controller }: ServiceWorkerContainer): boolean {
  return controller === null && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Registers the worker. Repeated calls have no effect. */
export function registerWorker(workers: ServiceWorkerContainer): void {
  workers.register(workerUrl, { updateViaCache: "none" }).catch(() => {
    // The browser refuses workers, or the network failed. The site works without one.
  });
}

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
