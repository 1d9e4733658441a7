import { workerUrl } from "./manifest";

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
