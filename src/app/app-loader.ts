/** The constants and types shared by the inline app loader and the app. */
import { formName } from "../preferences/settings";

/** The id of the data block that lists the URLs of the app's scripts; the build writes it in place of Gatsby's tags. */
export const appScriptsId = "app-scripts";

/** The property of `history.state` that marks a page where the app failed, so that it does not load on its own. */
export const failedState = "appFailed";

/** A field that a visitor may change before the app has loaded. */
export type FormField = HTMLInputElement | HTMLSelectElement;

/** The state recorded by the inline app loader until the app has hydrated the page. */
export interface AppLoader {
  /** True once the app's scripts have been requested. */
  isLoading: boolean;
  isHydrated: boolean;
  /** The button pressed last, to be clicked again after hydration. */
  pendingClick?: HTMLElement | undefined;
  /** The changed fields and their values, to be replayed after hydration, in the order of their last changes. */
  readonly pendingInputs: Map<FormField, string>;
}

declare global {
  interface Window {
    /** The state of the inline app loader. Undefined where no inline script ran, as in component tests. */
    __appLoader?: AppLoader;
  }
}

/** The events that show that a visitor interacts with the page. */
export const interactionEvents = ["pointerover", "touchstart", "keydown", "focusin"] as const;

/** Finds the control of an event's target, if it needs the app. Preferences (an inline script) and popovers do not. */
export function findAppControl(target: EventTarget | null): HTMLButtonElement | FormField | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest<HTMLButtonElement | FormField>("button:not([popovertarget]),input,select");
  return control && control.form?.name !== formName ? control : undefined;
}

/** Returns whether React is still hydrating the page, so that its output is already in the document. */
export function isHydrating(): boolean {
  return typeof window !== "undefined" && window.__appLoader !== undefined && !window.__appLoader.isHydrated;
}

/** Returns whether the visitor changed a field before the app could answer. */
export function hasPendingInput(): boolean {
  return typeof window !== "undefined" && (window.__appLoader?.pendingInputs.size ?? 0) > 0;
}
