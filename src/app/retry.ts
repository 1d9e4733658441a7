import { appDataUrl } from "../site/page-data";
import { failedState } from "./app-loader";
import { isOfOtherRelease, isServerFailing } from "./gatsby-loader";
import { getLoadingState, setLoadingState } from "./loading-state";
import { flushUrl } from "./url-history";

/**
 * Retries the page that failed to load. Gatsby remembers a failure until the document is left, so the page is opened as
 * a document, but only if the server responds. So the browser's error screen never replaces a working page.
 */
export async function retry(): Promise<void> {
  const state = getLoadingState();
  if (state.status !== "failed") return;
  if (await answers(state.path)) hardNavigate(state.path);
  else setLoadingState({ ...state, attempt: state.attempt + 1 });
}

/**
 * Opens `path` as a document if another release is live. The open document does not know the file names of that
 * release.
 */
export async function reloadIfDeployed(path: string): Promise<void> {
  if (isServerFailing()) return;
  try {
    const response = await fetch(appDataUrl, { cache: "no-store" });
    if (isOfOtherRelease(await response.json())) hardNavigate(path);
  } catch {
    // There is no network, and the visitor already sees that message.
  }
}

async function answers(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Opens a path as a new document. Reloads if it is the open page. */
export function hardNavigate(path: string): void {
  if (new URL(path, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(path);
}

/** Reloads the page with its current URL. The app then loads only when the visitor uses a control that needs it. */
export function reloadWithoutApp(): void {
  flushUrl();
  window.history.replaceState({ ...window.history.state, [failedState]: true }, "");
  window.location.reload();
}
