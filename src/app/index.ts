import type { GatsbyBrowser } from "gatsby";
import { useSyncExternalStore } from "react";
import type { AppLoader, FormField } from "./app-loader";
import { getPageLoader, loadTemplate } from "./gatsby-loader";
import { waitUntilHydrated } from "./hydration-boundary";
import { interceptLinks } from "./links";
import { getLoadingState, idle, type LoadingState, onLoadingChange } from "./loading-state";
import { navigateTo, type PreloadErrorEvent, watchPageLoader } from "./navigation";
import { reloadIfDeployed, retry } from "./retry";
import { followTranslator } from "./translated-text";

declare global {
  interface WindowEventMap {
    "preload-error": PreloadErrorEvent;
  }
}

/**
 * Starts to track page loads and browser translation. Call it once, before the first page is hydrated.
 *
 * @param loadPageExtras loads what a page needs in addition to its code
 */
export function watchLoading(loadPageExtras: (page: unknown) => Promise<unknown>): void {
  watchPageLoader(getPageLoader(), loadPageExtras);
  followTranslator();
  window.addEventListener("preload-error", (event) => void reloadIfDeployed(event.detail.path));
  window.addEventListener("online", () => void retry());
}

/**
 * Waits until the page is hydrated, then intercepts links and replays queued events. Before that the browser follows
 * links, since client-side navigation would render again what is not hydrated yet.
 */
export async function startApp(): Promise<void> {
  await waitUntilHydrated();
  interceptLinks(document, {
    navigate: navigateTo,
    prefetch: (path, template) => {
      // Gatsby's loader loads the same code and reports a failure.
      loadTemplate(template).catch(() => undefined);
      getPageLoader().hovering(path);
    },
  });
  if (window.__appLoader) await replayQueuedEvents(window.__appLoader);
}

/** Resolves in a new task, so that React can render and the browser can paint before it. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Marks the page as hydrated, then replays the visitor's earlier click and input, one event per task. */
async function replayQueuedEvents(loader: AppLoader): Promise<void> {
  loader.isHydrated = true;
  loader.pendingClick?.click();
  for (const [field, value] of loader.pendingInputs) {
    replayInput(field, value);
    // The next value may depend on what this one has changed.
    await yieldToMain();
    loader.pendingInputs.delete(field);
  }
}

/**
 * Sets a field to a value as if the visitor did so now. React ignores a value equal to the last one it saw, which it
 * took from the document during hydration. So the field is first cleared through React's setter.
 */
function replayInput(field: FormField, value: string): void {
  // A file field still has its files, and no script may set its value (HTML, file upload state).
  if (field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && field.type === "radio") {
    field.checked = false;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns the loading state of the next page, for components that show it. */
export function useLoading(): LoadingState {
  return useSyncExternalStore(onLoadingChange, getLoadingState, () => idle);
}

/** Announces only the heading after navigation. Gatsby's announcement starts with English words in every language. */
export const announcePage: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  // The screen reader announces the first page on its own.
  if (!prevLocation) return;
  // Gatsby writes its text in the same frame, just before this callback; only the text at the frame's end is announced.
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = document.querySelector("h1")?.textContent ?? document.title;
  });
};
