/** The constants and types shared by the inline app loader and the app. */
import { formName } from "../preferences/settings";

/** The id of the data block that lists the URLs of the app's scripts; the build writes it in place of Gatsby's tags. */
export const appScriptsId = "app-scripts";

/** The attribute of the message that the app did not load, for the inline script that shows it. */
export const appFailureAttribute = "data-app-failure";

/**
 * The attribute of the part of a page that needs the app. Its value is the names of the query parameters that the part
 * shows.
 */
export const appPartAttribute = "data-app";

/** The attribute with the URLs of the files that a search for words needs, on the part of a page that the app runs. */
export const searchFilesAttribute = "data-search-files";

/** The attribute of a form that finds a row of a table by an inline script, and of the row that it found. */
export const finderAttribute = "data-finder";

/** Returns the part of the page that needs the app. */
export function findAppPart(): Element | null {
  return document.querySelector(`[${appPartAttribute}]`);
}

/** Checks whether the visitor is in the search box of the part, or has opened an address with words for it. */
export function isSearching(): boolean {
  const isInBox = document.activeElement?.matches(`[${appPartAttribute}] input[type=search]`);
  return isInBox || (findAppPart() !== null && /[?&]q=[^&]/.test(location.search));
}

/** The attribute of the loading screen, for the inline script that shows it. */
export const loadingScreenAttribute = "data-loading-screen";

/**
 * The event on `window` after Back or Forward within a page that the app runs. Gatsby's router, which would look for
 * another page, gets no `popstate`.
 */
export const traversalEvent = "traversal";

/** The id of the note with a cached page's age, which the service worker inserts. */
export const staleNoticeId = "stale-notice";

/** Returns the URLs of the scripts and data of the open page's app; none in development. */
export function getAppFiles(): readonly string[] {
  return JSON.parse(document.getElementById(appScriptsId)?.textContent ?? "[]");
}

/** Shows or hides the message that the app of the open page did not load. */
export function showAppFailure(isShown: boolean): void {
  const message = document.querySelector<HTMLElement>(`[${appFailureAttribute}]`);
  if (message) message.hidden = !isShown;
}

/** The event on `window` for code or data that failed to load. `preventDefault()` stops its error from being thrown. */
type PreloadErrorEvent = CustomEvent<{ readonly path: string; readonly error: unknown }>;

/** Dispatches `preload-error` on the window. Throws the error if no listener handles it. */
export function reportFailure(error: unknown): void {
  const detail = { path: location.pathname, error };
  if (window.dispatchEvent(new CustomEvent("preload-error", { cancelable: true, detail }))) throw error;
}

/** The property of `history.state` that marks a page where the app failed, so that it does not load on its own. */
export const failedState = "appFailed";

/** A field that a visitor may change before the app has loaded. */
export type FormField = HTMLInputElement | HTMLSelectElement;

/** The state recorded by the inline app loader until the app has hydrated the page. */
export interface AppLoader {
  /** True once the app's scripts have been requested. */
  isLoading: boolean;
  /** The time of the last failed request for a script, by `performance.now()`. */
  failedAt: number;
  isHydrated: boolean;
  /** The visitor's actions before hydration, in order, to be replayed after it. A field has only its last change. */
  pendingActions: EarlyAction[];
}

/** A button pressed or a field changed before the app could respond. */
export type EarlyAction =
  | { readonly button: HTMLButtonElement }
  | {
      readonly field: FormField;
      readonly value: string;
      /** Lets scripts write to a protected text field again; undefined for other fields. */
      readonly unprotect?: (() => void) | undefined;
    };

declare global {
  interface WindowEventMap {
    "preload-error": PreloadErrorEvent;
  }
  interface Window {
    /** The state of the inline app loader. Undefined where no inline script ran, as in component tests. */
    __appLoader?: AppLoader;
  }
}

/** The events that show that a visitor interacts with the page. */
export const interactionEvents = ["pointerover", "touchstart", "keydown", "focusin"] as const;

/**
 * Finds the control of an event's target, if the control needs the app. Inline scripts run the preferences and the form
 * that finds a line; popovers need no script.
 */
export function findAppControl(target: EventTarget | null): HTMLButtonElement | FormField | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest<HTMLButtonElement | FormField>("button:not([popovertarget]),input,select");
  return control && control.form?.name !== formName && !control.form?.hasAttribute(finderAttribute)
    ? control
    : undefined;
}
