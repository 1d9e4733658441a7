import { shouldWaitForInteraction } from "../preferences/connection";
import {
  type AppLoader,
  appScriptsId,
  type FormField,
  failedState,
  findAppControl,
  interactionEvents,
} from "./app-loader";

/** Milliseconds after which a page that is never idle counts as idle. */
const idleTimeoutMs = 2000;

/**
 * Loads the app's scripts when the page has been painted and the browser is idle, or at the first touch. With Save-Data, or
 * on a connection slower than 4G, or where the app has just failed, they load only when the visitor uses a control that
 * needs them: reading and following links work without.
 *
 * Until the app has hydrated the whole page, clicks on buttons and what is typed or chosen are recorded for it and hidden
 * from React, so that nothing is done twice. React 18 replays no clicks.
 */
export function installAppLoader(): void {
  const loader: AppLoader = { isHydrated: false, pendingInputs: new Map() };
  window.__appLoader = loader;
  const mustWait = hasFailed() || shouldWaitForInteraction(navigator);
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    whenParsed(() => {
      for (const url of appScripts()) appendScript(url);
    });
  };

  for (const name of interactionEvents) {
    const start = ({ target }: Event) => {
      if (!mustWait || (name !== "pointerover" && findAppControl(target))) load();
    };
    document.addEventListener(name, start, { passive: true });
  }
  const onClick = (event: Event) => {
    const control = findAppControl(event.target);
    if (loader.isHydrated || !control) return;
    load();
    // A form works without the app.
    if (control.type === "submit") return;
    if (control instanceof HTMLButtonElement) loader.pendingClick = control;
    event.stopPropagation();
  };
  const onInput = (event: Event) => {
    const field = findAppControl(event.target);
    if (loader.isHydrated || !field || field instanceof HTMLButtonElement) return;
    record(loader, field);
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener("change", onInput, true);
  keepHistory(loader);
  if (!mustWait) window.addEventListener("load", () => whenIdle(load));
}

/** Tells whether the app has failed on this page and had it reloaded; another reload loads the app again. */
function hasFailed(): boolean {
  const { [failedState]: failed, ...state } = history.state ?? {};
  if (failed) history.replaceState(state, "");
  return Boolean(failed);
}

function record({ pendingInputs }: AppLoader, field: FormField): void {
  // Set anew, so that the order is that of the last changes.
  pendingInputs.delete(field);
  pendingInputs.set(field, field.value);
}

/**
 * Leaves Back and Forward to the browser until the app is there. An entry of another page of this document is loaded; a
 * change of the fragment is hidden from Gatsby's router, which would otherwise render anew what is not hydrated yet.
 */
function keepHistory(loader: AppLoader): void {
  const { pathname } = location;
  window.addEventListener("popstate", (event) => {
    if (loader.isHydrated) return;
    event.stopImmediatePropagation();
    if (location.pathname !== pathname) location.reload();
  });
}

/** The data block stands at the end of the page: a visitor may touch what is above before it has come, or half of it. */
function whenParsed(work: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

/** The URLs in the page's data block; none while developing, where the page carries its scripts itself. */
function appScripts(): readonly string[] {
  return JSON.parse(document.getElementById(appScriptsId)?.textContent ?? "[]");
}

function appendScript(url: string): void {
  const script = document.createElement("script");
  script.src = url;
  script.fetchPriority = "low";
  document.body.append(script);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, 100);
}
