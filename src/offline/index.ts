import { isSlowConnection } from "../preferences/connection";
import { workerUrl } from "./protocol";
import { cacheFiles, getWorkers, isFirstDocument } from "./worker-registration.inline";

/**
 * Makes the worker cache the first page of a visit once the visitor changes a field. The worker caches later pages
 * without that. Does nothing with Save-Data or on a 2G connection.
 */
export function keepFirstPage(): void {
  const workers = getWorkers();
  if (!workers || workers.controller || !isFirstDocument() || isSlowConnection(navigator)) return;
  document.addEventListener("input", () => cacheFiles(workers, workerUrl), { once: true });
}
