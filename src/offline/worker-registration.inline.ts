import { findAppPart, getAppFiles } from "../app/app-loader";
import { toScriptUrl } from "../app/script-url";
import { isSlowConnection } from "../preferences/connection";
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

/**
 * Returns the URL paths of the open document, unless a worker has sent it, and of its app, if the app is loading or a part
 * of the page needs it.
 */
function listOpenFiles(): string[] {
  const needsApp = window.__appLoader?.isLoading || findAppPart();
  return [...(navigator.serviceWorker.controller ? [] : [location.pathname]), ...(needsApp ? getAppFiles() : [])];
}

/** Runs `work` when the browser is idle; after two seconds in browsers that do not say so (Safari). */
function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 2000);
}

/**
 * Registers the worker, once the browser is idle, and makes it cache a page and its files.
 *
 * @param url the worker's URL, as the browser accepts it
 */
export function cacheFiles(workers: ServiceWorkerContainer, url: string): void {
  runWhenIdle(async () => {
    workers.register(url, { updateViaCache: "none" }).catch(() => {
      // The browser refuses workers, or the network failed. The site works without one.
    });
    (await workers.ready).active?.postMessage(listOpenFiles());
  });
}

/**
 * Registers the worker from the second page of a visit on, and makes it cache the open page. A visitor of a single page
 * downloads no worker. Nor does one with Save-Data or a slow connection. A worker that runs caches the pages that it
 * sends, but it has not seen the app of a page that nobody has used.
 */
export function installWorker(): void {
  const workers = getWorkers();
  if (!workers || isFirstDocument() || isSlowConnection(navigator)) return;
  if (workers.controller && !findAppPart()) return;
  window.addEventListener("load", () => cacheFiles(workers, toScriptUrl(workerUrl)));
}
