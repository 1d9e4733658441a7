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

/** A function that loads the code of a template by name. */
export type TemplateLoader = (template: string) => Promise<unknown>;

/**
 * Starts to track page loads and browser translation. Call it once, before the first page is hydrated.
 *
 * @param loadPageExtras loads what a page needs in addition to its code
 */
export function watchLoading(loadPageExtras: (page: unknown) => Promise<unknown>): void {
  watchPageLoader(getPageLoader(), loadPageExtras);
  followTranslator();
  window.addEventListener("preload-error", (event) => void reloadIfDeployed(event.detail.path));
  window.addEventListener("popstate", () => setForwardNavigation(false));
  window.addEventListener("online", () => void retry());
}

/**
 * Waits until the page is hydrated, then intercepts links and replays queued events. Before that the browser follows
 * links, since client-side navigation would render again what is not hydrated yet.
 *
 * @param loadTemplate loads a page's code in parallel with its data. Gatsby would load it a round trip later, since the
 * data names the code.
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
      // Gatsby's loader loads the same code and reports a failure.
      loadTemplate(template).catch(() => undefined);
      getPageLoader().hovering(path);
    },
  });
  if (window.__appLoader) await replayQueuedEvents(window.__appLoader);
}

/** Returns the loading state of the next page, for components that show it. */
export function useLoading(): LoadingState {
  return useSyncExternalStore(onLoadingChange, loadingState, () => idle);
}

/** Dismisses the message about a page that failed to load. */
export function dismissFailure(): void {
  setLoadingState(idle);
}

export { retry };
