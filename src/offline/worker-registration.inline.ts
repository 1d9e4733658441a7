import { getAppFiles } from "../app/app-loader";
import { runWhenIdle } from "../app/paint";
import { shouldWaitForInteraction } from "../preferences/connection";
import { workerUrl } from "./protocol";

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

/** Checks whether the visit began with this document: its referrer is not a page of this site. */
export function isFirstDocument(): boolean {
  return !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Returns the URL paths of the open document and of its app, if that is loading. */
export function listOpenFiles(): string[] {
  return [location.pathname, ...(window.__appLoader?.isLoading ? getAppFiles() : [])];
}

/** Registers the worker, once the browser is idle, and makes it cache a page and its files. */
export function cacheFiles(workers: ServiceWorkerContainer, listFiles: () => readonly string[]): void {
  runWhenIdle(async () => {
    workers.register(workerUrl, { updateViaCache: "none" }).catch(() => {
      // The browser refuses workers, or the network failed. The site works without one.
    });
    (await workers.ready).active?.postMessage(listFiles());
  });
}

/**
 * Registers the worker from the second page of a visit on, and makes it cache the open page. A visitor of a single page
 * downloads no worker. Nor does one with Save-Data or a slow connection.
 */
export function installWorker(): void {
  const workers = getWorkers();
  if (!workers || workers.controller || isFirstDocument() || shouldWaitForInteraction(navigator)) return;
  window.addEventListener("load", () => cacheFiles(workers, listOpenFiles));
}
