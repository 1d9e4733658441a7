import type { GatsbyBrowser } from "gatsby";
import { useSyncExternalStore } from "react";
import { type AppLoader, type EarlyAction, type FormField, showAppFailure } from "./app-loader";
import { getPageLoader, limitServerErrors, loadTemplate } from "./gatsby-loader";
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
  limitServerErrors();
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
  // The app fetches a page's data instead of its document.
  document.querySelector('script[type="speculationrules"]')?.remove();
  showAppFailure(false);
  if (window.__appLoader) await replayQueuedEvents(window.__appLoader);
}

/** Resolves in a new task, so that React can render and the browser can paint before it. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Marks the page as hydrated, then replays the visitor's earlier clicks and input, one action per task. */
async function replayQueuedEvents(loader: AppLoader): Promise<void> {
  loader.isHydrated = true;
  while (loader.pendingActions[0]) {
    const [action] = loader.pendingActions;
    if ("button" in action) action.button.click();
    else replayInput(action);
    // The next action may depend on what this one has changed.
    await yieldToMain();
    loader.pendingActions.shift();
  }
}

/**
 * Reports a field's value to React as if the visitor changed it now. A text is the current one, since the visitor may
 * have typed on.
 */
function replayInput({ field, value, release }: Extract<EarlyAction, { readonly field: FormField }>): void {
  const text = release ? field.value : value;
  release?.();
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
  // A text that React has not observed yet is not written, which would disturb an input method and the caret.
  if (!release || Object.getOwnPropertyDescriptor(field, "value")) setUnseen(field, text);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Sets a field to a value that React takes for a change. React ignores a value equal to the last one it saw, which it
 * took from the document during hydration. So the field is first cleared through React's setter.
 */
function setUnseen(field: FormField, value: string): void {
  const { selectionStart, selectionEnd } =
    field instanceof HTMLInputElement ? field : { selectionStart: null, selectionEnd: null };
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (field instanceof HTMLInputElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}

/** Returns the loading state of the next page. */
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
