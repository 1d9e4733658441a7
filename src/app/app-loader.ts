/** The constants and types shared by the inline app loader and the app. */
import { formName } from "../preferences/settings";

/** The id of the data block that lists the URLs of the app's scripts; the build writes it in place of Gatsby's tags. */
export const appScriptsId = "app-scripts";

/** The property of the history's state that keeps the app from loading by itself, after it has failed on the page. */
export const failedState = "appFailed";

/** A control that the visitor may have used before the app was there. */
export type FormField = HTMLInputElement | HTMLSelectElement;

/** The state recorded by the inline app loader until the app has hydrated the page. */
export interface AppLoader {
  /** True once the app's scripts have been requested. */
  isLoading: boolean;
  isHydrated: boolean;
  /** The button that was pressed last and waits for the app. */
  pendingClick?: HTMLElement | undefined;
  /** The fields that were changed and wait for the app with their values, in the order of their last changes. */
  readonly pendingInputs: Map<FormField, string>;
}

declare global {
  interface Window {
    /** The inline app loader; missing where no inline script ran, as in tests of components. */
    __appLoader?: AppLoader;
  }
}

/** The events by which a visitor begins to use a page. */
export const interactionEvents = ["pointerover", "touchstart", "keydown", "focusin"] as const;

/**
 * Finds the control that an event belongs to, if only the app can answer it: the preferences have their own script, and the
 * browser opens popovers.
 */
export function findAppControl(target: EventTarget | null): HTMLButtonElement | FormField | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest<HTMLButtonElement | FormField>("button:not([popovertarget]),input,select");
  return control && control.form?.name !== formName ? control : undefined;
}

/** Tells whether a page that the build rendered is not hydrated yet: what React renders now is in the document already. */
export function isHydrating(): boolean {
  return typeof window !== "undefined" && window.__appLoader !== undefined && !window.__appLoader.isHydrated;
}
