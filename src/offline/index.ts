import { isSlowConnection } from "../preferences/connection";
import { cacheFiles, getWorkers, isFirstDocument, listOpenFiles } from "./worker-registration.inline";

let openedPages = 0;

/**
 * Makes the worker cache a page that the app has opened without loading its document. The first page of a visit is
 * cached once the visitor changes a field. Does nothing with Save-Data or on a 2G connection.
 */
export function handlePageOpened(path: string): void {
  const workers = getWorkers();
  if (!workers || isSlowConnection(navigator)) return;
  openedPages += 1;
  if (openedPages > 1) cacheFiles(workers, () => [path]);
  else if (!workers.controller && isFirstDocument())
    document.addEventListener("input", () => cacheFiles(workers, listOpenFiles), { once: true });
}
