import { isSlowConnection } from "../preferences/connection";
import { workerUrl } from "./manifest";
import { isPageKept, type PageOpened } from "./messages";
import { isKept, readNote, rememberNote, showNote } from "./stale-notice";

/** A worker is for the built site; `GATSBY_OFFLINE=off` at the build is the switch that takes it back everywhere. */
const isOn = process.env.NODE_ENV === "production" && process.env.GATSBY_OFFLINE !== "off";

/** Milliseconds after which a page that is never idle counts as idle. */
const longestWait = 5000;

let openedPages = 0;
let beganWithWorker = false;

/** The worker of this site; undefined where the browser has none, as in private windows of some. */
function workers(): ServiceWorkerContainer | undefined {
  return isOn && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}

/**
 * Begins to keep pages on the device, once the first page is there and the device has nothing else to do. Where the
 * visitor saves data, or the connection is as slow as 2G, no worker is fetched; one that is there already goes on.
 */
export function startOffline(): void {
  const container = workers();
  if (!container) return;
  readNote();
  beganWithWorker = container.controller !== null;
  container.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isPageKept(data)) rememberNote(data.kept, data.note);
  });
  if (!beganWithWorker && isSlowConnection(navigator)) return;
  whenLoaded(() => {
    container.register(workerUrl, { updateViaCache: "none" }).catch(() => {
      // Without a worker the site works as it did: a browser may refuse one, or the network be gone.
    });
  });
}

/**
 * Shows how old a page is that was gone to, and lets the worker keep one that came from the network. The worker of a
 * newer release is told in place of the one before it, and takes its turn by that.
 */
export function pageOpened(path: string): void {
  const container = workers();
  if (!container) return;
  openedPages += 1;
  showNote(path);
  const message: PageOpened = { opened: path, isFirst: openedPages === 1 && !beganWithWorker };
  whenLoaded(() => {
    void container.ready.then(({ active, waiting }) => {
      if (!isKept(path)) (waiting ?? active)?.postMessage(message);
    });
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") whenIdle(work);
  else window.addEventListener("load", () => whenIdle(work), { once: true });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, longestWait / 2);
}
