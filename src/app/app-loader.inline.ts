import { shouldWaitForInteraction } from "../preferences/connection";
import {
  type AppLoader,
  appScriptsId,
  type EarlyAction,
  type FormField,
  failedState,
  findAppControl,
  getAppFiles,
  interactionEvents,
  reportFailure,
  showAppFailure,
  traversalEvent,
} from "./app-loader";
import type {} from "./gatsby-loader";
import { retryPauseMs } from "./limit-retries";
import { runWhenIdle } from "./paint";

const dayMs = 24 * 60 * 60 * 1000;

/** The longest delay that `setTimeout` accepts, in milliseconds. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Installs the loader of the app's scripts. Reading and following links work without them. When they load:
 *
 * - on a page built around a control (`data-hydration="idle"`): once it is loaded and idle, or at the first
 *   interaction;
 * - on a page for reading: when a control is pointed at, focused or used, or once a `data-until` part is outdated;
 * - with Save-Data, on a connection slower than 4G or after the app failed: only when a control is focused or used.
 *
 * Until the whole page is hydrated, clicks on buttons and changes of fields are recorded and hidden from React, so that
 * nothing happens twice. React 18 does not replay clicks. React cannot change a text that the visitor has begun.
 */
export function installAppLoader(): void {
  const loader: AppLoader = { isLoading: false, failedAt: -retryPauseMs, isHydrated: false, pendingActions: [] };
  window.__appLoader = loader;
  const mustWait = hasFailed() || shouldWaitForInteraction(navigator);
  // Unknown until the page is parsed. Before that, only a control loads the app.
  const isForReading = () => dataBlock()?.dataset.hydration !== "idle";
  const load = () => {
    if (loader.isLoading || performance.now() - loader.failedAt < retryPauseMs) return;
    loader.isLoading = true;
    whenParsed(() => void loadApp(loader));
  };

  // During the pause after a failure a control that is used gets no answer.
  const reportUnlessLoading = () => {
    if (!loader.isLoading) showAppFailure(true);
  };
  for (const name of interactionEvents) {
    const start = ({ target }: Event) => {
      const control = findAppControl(target);
      // A form works without the app, so pointing at its controls does not load it.
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
    if (control instanceof HTMLButtonElement) loader.pendingActions.push({ button: control });
    reportUnlessLoading();
    event.stopPropagation();
  };
  const onInput = (event: Event) => {
    const field = findAppControl(event.target);
    if (loader.isHydrated || !field || field instanceof HTMLButtonElement) return;
    const isOfField = (action: EarlyAction) => "field" in action && action.field === field;
    const earlier = loader.pendingActions.find(isOfField);
    const release = (earlier && "field" in earlier && earlier.release) || protectText(field);
    // The order is that of the last changes.
    loader.pendingActions = loader.pendingActions.filter((action) => !isOfField(action));
    loader.pendingActions.push({ field, value: field.value, release });
    load();
    reportUnlessLoading();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener("change", onInput, true);
  keepHistory(loader);
  const findOutdated = () => {
    for (const part of partsOfToday()) {
      const isOutdated = millisecondsLeft(part) <= 0;
      part.toggleAttribute("data-outdated", isOutdated);
      for (const before of part.querySelectorAll<HTMLElement>("[data-before]")) before.hidden = isOutdated;
      for (const after of part.querySelectorAll<HTMLElement>("[data-after]")) after.hidden = !isOutdated;
    }
  };
  findOutdated();
  const loadWhenIdle = () => runWhenIdle(load, 100);
  window.addEventListener("load", () => {
    const left = Math.min(...partsOfToday().map(millisecondsLeft));
    const followDate = () => {
      findOutdated();
      if (!mustWait) loadWhenIdle();
    };
    if (left <= longestDelayMs) setTimeout(followDate, Math.max(0, left));
    if (!mustWait && !isForReading()) loadWhenIdle();
  });
}

/**
 * Makes a text field ignore writes by scripts. React would otherwise write its own state, which lacks early letters,
 * over them while the visitor types. Returns a function that ends this; undefined for a field that is not typed into.
 */
function protectText(field: FormField): (() => void) | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  // React observes the value of a hydrated field by a property of its own.
  const observed = Object.getOwnPropertyDescriptor(field, "value");
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  Object.defineProperty(field, "value", { ...native, set: () => undefined });
  return () => {
    if (observed) Object.defineProperty(field, "value", observed);
    else Reflect.deleteProperty(field, "value");
  };
}

/** Returns the parts of the page that are valid until the end of a day in India, or a minute of it. */
const partsOfToday = () => Array.from(document.querySelectorAll<HTMLElement>("[data-until]"));

const millisecondsLeft = ({ dataset: { until = "" } }: HTMLElement) =>
  (until.includes("T") ? Date.parse(`${until}+05:30`) : Date.parse(`${until}T00:00+05:30`) + dayMs) - Date.now();

/**
 * Returns whether the page was reloaded because the app failed. Clears the mark: another reload loads the app again.
 */
function hasFailed(): boolean {
  const { [failedState]: failed, ...state } = history.state ?? {};
  if (failed) history.replaceState(state, "");
  return Boolean(failed);
}

/**
 * Handles Back and Forward within the document, which change only the query or the fragment of the open page, or the
 * page of its list. Before the page is hydrated, another path is loaded as a document.
 */
function keepHistory(loader: AppLoader): void {
  const { pathname } = location;
  window.addEventListener("popstate", (event) => {
    event.stopImmediatePropagation();
    if (loader.isHydrated) window.dispatchEvent(new Event(traversalEvent));
    else if (location.pathname !== pathname) location.reload();
  });
}

/** Runs `work` once the page is parsed: the data block is at its end, and a visitor may interact before it arrives. */
function whenParsed(work: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

const dataBlock = () => document.getElementById(appScriptsId);

/**
 * Loads the data of the page, then runs the app's scripts, which arrive at the same time. Gatsby takes the data from
 * `window.pageData`, and so requests nothing from a server that fails.
 */
async function loadApp(loader: AppLoader): Promise<void> {
  const files = getAppFiles();
  const [dataUrl] = files.slice(-1);
  if (!dataUrl) return;
  const others = files.slice(0, -1);
  // After a failure each file is requested once.
  if (loader.failedAt < 0) others.forEach(preload);
  try {
    window.pageData = await fetchPageData(dataUrl);
  } catch {
    fail(loader, dataUrl);
    return;
  }
  for (const url of others) if (isScript(url)) appendScript(url, loader);
}

const isScript = (url: string) => url.endsWith(".js");

/** Preloads a script, or JSON that Gatsby will request. */
function preload(href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", fetchPriority: "low", href });
  Object.assign(link, isScript(href) ? { as: "script" } : { as: "fetch", crossOrigin: "" });
  document.head.append(link);
}

/**
 * Fetches the data of the open page, which Gatsby looks for by its path and query. After Back, browsers would take an
 * old copy without a request.
 */
async function fetchPageData(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status}`);
  const data: { readonly path: string } = await response.json();
  return { ...data, path: data.path + location.search };
}

/**
 * Appends a script unless the page has it. A script that fails to load is requested again at the next use of a control,
 * after a pause.
 */
function appendScript(url: string, loader: AppLoader): void {
  if (document.querySelector(`script[src="${url}"]`)) return;
  const script = document.createElement("script");
  script.src = url;
  script.fetchPriority = "low";
  script.addEventListener("error", () => {
    script.remove();
    fail(loader, url);
  });
  document.body.append(script);
}

/** Lets a use of a control load the app again, after a pause. */
function fail(loader: AppLoader, url: string): void {
  loader.isLoading = false;
  loader.failedAt = performance.now();
  // A visitor who only reads misses nothing.
  if (loader.pendingActions.length > 0) showAppFailure(true);
  reportFailure(new Error(`${url} did not arrive.`));
}
