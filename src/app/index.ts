import {
  type AppLoader,
  type EarlyAction,
  type FormField,
  reportFailure,
  showAppFailure,
  staleNoticeId,
} from "./app-loader";
import { isOfOtherBuild, loadOpenPage } from "./gatsby-loader";
import { waitUntilHydrated } from "./hydration-boundary";
import { followTranslator } from "./translated-text";

/**
 * Loads the code of the open page, so that Gatsby can hydrate it, and starts to follow the browser's translation. Never
 * resolves if the page cannot be hydrated: Gatsby then does not start, and the page stays as it was built.
 */
export async function prepareApp(): Promise<void> {
  followTranslator();
  try {
    if (!isOfOtherBuild(await loadOpenPage())) return;
    openOtherBuild();
  } catch (error) {
    showAppFailure(true);
    reportFailure(error);
  }
  return new Promise(() => undefined);
}

/**
 * Reloads a page whose data fit the code of another build. If another reload would not help, since the page is a
 * cached copy or caches on the way mix builds, it stays readable and says that its controls do not work.
 */
function openOtherBuild(): void {
  const [entry] = performance.getEntriesByType("navigation");
  // Safari before 15 does not report how it opened the document.
  const wasOpened = entry instanceof PerformanceNavigationTiming && ["navigate", "back_forward"].includes(entry.type);
  if (wasOpened && !document.getElementById(staleNoticeId)) window.location.reload();
  else showAppFailure(true);
}

/** Waits until the page is hydrated, then replays the visitor's earlier clicks and input. */
export async function startApp(): Promise<void> {
  await waitUntilHydrated();
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
function replayInput({ field, value, unprotect }: Extract<EarlyAction, { readonly field: FormField }>): void {
  const text = unprotect ? field.value : value;
  unprotect?.();
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
  if (!unprotect || Object.getOwnPropertyDescriptor(field, "value")) setUnseen(field, text);
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
