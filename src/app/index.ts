import { navigate } from "gatsby";
import { useSyncExternalStore } from "react";
import { getPageLoader } from "./gatsby-loader";
import { whenHydrated } from "./hydration-boundary";
import { interceptLinks } from "./links";
import { idle, type LoadingState, loadingState, onLoadingChange, setLoadingState } from "./loading-state";
import { type PreloadErrorEvent, setPendingHref, watchPageLoader } from "./navigation";
import { setForwardNavigation } from "./navigation-type";
import { replayQueuedEvents } from "./replay-queued-events";
import { reloadIfDeployed, retry } from "./retry";
import { followTranslator } from "./translated-text";

declare global {
  interface WindowEventMap {
    "preload-error": PreloadErrorEvent;
  }
}

/** Loads the code of a template by its name. */
export type TemplateLoader = (template: string) => Promise<unknown>;

/**
 * Begins to watch how pages are loaded and translated; called once, before the first page is hydrated.
 *
 * @param loadPageExtras loads what a page needs besides its own code
 */
export function watchLoading(loadPageExtras: (page: unknown) => Promise<unknown>): void {
  watchPageLoader(getPageLoader(), loadPageExtras);
  followTranslator();
  window.addEventListener("preload-error", (event) => void reloadIfDeployed(event.detail.path));
  window.addEventListener("popstate", () => setForwardNavigation(false));
  window.addEventListener("online", () => void retry());
}

/**
 * Hands the page to the app once React has hydrated all of it. A link that was followed before would render anew what is
 * not hydrated yet, so until then links are the browser's own. Then what the visitor did meanwhile is replayed.
 *
 * @param loadTemplate loads the code of a page together with its data. Gatsby would load it after the data, which names it:
 * a round trip later.
 */
export async function startApp(loadTemplate: TemplateLoader): Promise<void> {
  await whenHydrated();
  interceptLinks(document, {
    navigate: (to) => {
      setPendingHref(to);
      setForwardNavigation(!to.includes("#"));
      void navigate(to);
    },
    prefetch: (path, template) => {
      // Gatsby's loader loads the same code, and reports where that fails.
      loadTemplate(template).catch(() => undefined);
      getPageLoader().hovering(path);
    },
  });
  if (window.__appLoader) await replayQueuedEvents(window.__appLoader);
}

/** Tells whether a page is on its way or has failed, for those who show it. */
export function useLoading(): LoadingState {
  return useSyncExternalStore(onLoadingChange, loadingState, () => idle);
}

/** Takes the message of a failed page away. */
export function dismissFailure(): void {
  setLoadingState(idle);
}

export { retry };
