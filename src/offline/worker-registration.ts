import { workerUrl } from "./manifest";

/** A worker is for the built site; `GATSBY_OFFLINE=off` at the build is the switch that takes it back everywhere. */
const isOn = process.env.NODE_ENV === "production" && process.env.GATSBY_OFFLINE !== "off";

/** The browser's workers for this site; undefined where it has none, as in private windows of some. */
export function getWorkers(): ServiceWorkerContainer | undefined {
  return isOn && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}

/** Tells whether the visit began with this document: no worker stands behind it, and no page of the site led to it. */
export function isFirstDocument({ controller }: ServiceWorkerContainer): boolean {
  return controller === null && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Registers the worker, once however often it is asked for. */
export function registerWorker(workers: ServiceWorkerContainer): void {
  workers.register(workerUrl, { updateViaCache: "none" }).catch(() => {
    // Without a worker the site works as it did: a browser may refuse one, or the network be gone.
  });
}
