import { shouldWaitForInteraction } from "../preferences/connection";
import {
  type AppLoader,
  appScriptsId,
  type FormField,
  failedState,
  findAppControl,
  interactionEvents,
} from "./app-loader";
import { whenIdle } from "./when-idle";

const dayMs = 24 * 60 * 60 * 1000;

/** The longest delay that a browser's timer takes, in milliseconds. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Loads the app's scripts: on pages whose point is a control when the page has been painted and the browser is idle, or at the
 * first touch; on pages that one reads when a control is pointed at, focused or used, or when what such a page says of today
 * holds no more (`data-until`). With Save-Data, or on a connection slower than 4G, or where the app has just failed, they
 * load only when the visitor uses a control that needs them: reading and following links work without.
 *
 * Until the app has hydrated the whole page, clicks on buttons and what is typed or chosen are recorded for it and hidden
 * from React, so that nothing is done twice. React 18 replays no clicks.
 */
export function installAppLoader(): void {
  const loader: AppLoader = { isLoading: false, isHydrated: false, pendingInputs: new Map() };
  window.__appLoader = loader;
  const mustWait = hasFailed() || shouldWaitForInteraction(navigator);
  // Unknown until the page is parsed to its end; until then only a control loads the app.
  const isForReading = () => dataBlock()?.dataset.hydration !== "idle";
  const load = () => {
    if (loader.isLoading) return;
    loader.isLoading = true;
    whenParsed(() => {
      for (const url of appScripts()) appendScript(url, loader);
    });
  };

  for (const name of interactionEvents) {
    const start = ({ target }: Event) => {
      const control = findAppControl(target);
      // A form works without the app: who only passes over one has not asked for it.
      const isAsked = control && (name !== "pointerover" || !(mustWait || control.form));
      if (isAsked || !(mustWait || isForReading())) load();
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
  for (const part of partsOfToday()) part.toggleAttribute("data-outdated", millisecondsLeft(part) <= 0);
  if (mustWait) return;
  const loadWhenIdle = () => whenIdle(load, 100);
  window.addEventListener("load", () => {
    const left = Math.min(...partsOfToday().map(millisecondsLeft));
    if (!isForReading()) loadWhenIdle();
    else if (left <= longestDelayMs) setTimeout(loadWhenIdle, Math.max(0, left));
  });
}

/** The parts of the page that hold until the end of a day in India. */
const partsOfToday = () => Array.from(document.querySelectorAll<HTMLElement>("[data-until]"));

const millisecondsLeft = ({ dataset }: HTMLElement) => Date.parse(`${dataset.until}T00:00+05:30`) + dayMs - Date.now();

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

const dataBlock = () => document.getElementById(appScriptsId);

/** The URLs in the page's data block; none while developing, where the page carries its scripts itself. */
function appScripts(): readonly string[] {
  return JSON.parse(dataBlock()?.textContent ?? "[]");
}

/** Appends a script that is not there yet; one that does not arrive is requested again with the next use of a control. */
function appendScript(url: string, loader: AppLoader): void {
  if (document.querySelector(`script[src="${url}"]`)) return;
  const script = document.createElement("script");
  script.src = url;
  script.fetchPriority = "low";
  script.addEventListener("error", () => {
    script.remove();
    loader.isLoading = false;
    reportFailure(url);
  });
  document.body.append(script);
}

/** Tells the window that the page's code did not arrive, as the app tells of pages gone to. */
function reportFailure(url: string): void {
  const error = new Error(`${url} did not arrive.`);
  const detail = { path: location.pathname, error };
  if (window.dispatchEvent(new CustomEvent("preload-error", { cancelable: true, detail }))) throw error;
}
