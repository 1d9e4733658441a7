import { appDataUrl } from "../site/page-data";
import { failedState } from "./app-loader";
import { isOtherRelease } from "./gatsby-loader";
import { loadingState, setLoadingState } from "./loading-state";
import { flushUrl } from "./url-history";

/**
 * Tries the page that failed once more. Gatsby remembers a failure until the document is left, so the page is opened as a
 * document, and only when the server answers: the visitor never trades a working page for the browser's error screen.
 */
export async function retry(): Promise<void> {
  const state = loadingState();
  if (state.status !== "failed") return;
  if (await answers(state.path)) hardNavigate(state.path);
  else setLoadingState({ ...state, attempt: state.attempt + 1 });
}

/**
 * Reloads the page as a document if a newer release caused the failure. The files of that release have names unknown to
 * this page. Then the page is opened as a document at once.
 */
export async function reloadIfDeployed(path: string): Promise<void> {
  try {
    const response = await fetch(appDataUrl, { cache: "no-store" });
    const data: unknown = await response.json();
    if (
      typeof data === "object" &&
      data !== null &&
      "webpackCompilationHash" in data &&
      isOtherRelease(data.webpackCompilationHash)
    ) {
      hardNavigate(path);
    }
  } catch {
    // No answer means no network, which the visitor has been told already.
  }
}

async function answers(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Opens a page as a document of its own; the one that is open is loaded anew. */
export function hardNavigate(path: string): void {
  if (new URL(path, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(path);
}

/** Reloads the page with its URL; the app is loaded when the visitor uses a control that needs it. */
export function reloadWithoutApp(): void {
  flushUrl();
  window.history.replaceState({ ...window.history.state, [failedState]: true }, "");
  window.location.reload();
}
