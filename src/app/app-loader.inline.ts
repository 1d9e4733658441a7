import { isSlowConnection } from "../preferences/connection";
import { decodePercent } from "../site/external-links";
import {
  type AppLoader,
  appPartAttribute,
  type EarlyAction,
  type FormField,
  failedState,
  findAppControl,
  findAppPart,
  getAppFiles,
  interactionEvents,
  isSearching,
  reportFailure,
  searchFilesAttribute,
  showAppFailure,
  traversalEvent,
} from "./app-loader";
import type {} from "./gatsby-loader";
import { retryPauseMs } from "./limit-retries";
import { toScriptUrl } from "./script-url";

/**
 * Installs the loader of the app's scripts. Reading and following links work without them. They load by intent:
 *
 * - when a control is pointed at, touched, focused or used; with Save-Data or on 2G only when it is focused or used;
 * - when the address has a query or a fragment that only the app can show;
 * - when a file is dragged over a page with a field for files.
 *
 * After the app failed, only a focus or a use loads it again. Until the whole page is hydrated, clicks on buttons and
 * changes of fields are recorded and hidden from React, so that nothing happens twice. React 18 does not replay clicks.
 * React cannot change a text that the visitor has begun.
 */
export function installAppLoader(): void {
  const loader: AppLoader = { isLoading: false, failedAt: -retryPauseMs, isHydrated: false, pendingActions: [] };
  window.__appLoader = loader;
  const hasFailedBefore = hasFailed();
  const mustWait = hasFailedBefore || isSlowConnection(navigator);
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
      if (control && (name !== "pointerover" || !(mustWait || control.form))) load();
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
    const unprotect = (earlier && "field" in earlier && earlier.unprotect) || protectText(field);
    // The order is that of the last changes.
    loader.pendingActions = loader.pendingActions.filter((action) => !isOfField(action));
    loader.pendingActions.push({ field, value: field.value, unprotect });
    load();
    reportUnlessLoading();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener("change", onInput, true);
  keepHistory(loader);
  receiveDroppedFiles(load);
  whenParsed(() => {
    if (!hasFailedBefore && needsAppForAddress()) load();
  });
}

/** Checks whether the address has a query or a fragment for a list or a search, which as built do not show it. */
function needsAppForAddress(): boolean {
  const names = findAppPart()?.getAttribute(appPartAttribute);
  if (!names) return false;
  const fragment = decodePercent(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  return names.split(" ").some((name) => query.has(name)) || Boolean(fragment && !document.getElementById(fragment));
}

/**
 * Puts files dropped anywhere on a page with a field for files into the field. By default the browser would open them
 * instead of the page.
 */
function receiveDroppedFiles(load: () => void): void {
  const receive = (event: DragEvent) => {
    const field = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!field) return;
    event.preventDefault();
    load();
    const { files } = event.dataTransfer ?? {};
    if (event.type !== "drop" || !files?.length) return;
    field.files = files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  for (const name of ["dragenter", "dragover", "drop"] as const) window.addEventListener(name, receive);
}

/**
 * Makes a text field ignore writes by scripts. React would otherwise overwrite what the visitor types with its own
 * state, which lacks early letters. Returns a function that ends the protection; undefined for a field without text.
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
  if (loader.failedAt < 0) {
    others.forEach(preload);
    const files = findAppPart()?.getAttribute(searchFilesAttribute);
    if (files && isSearching()) files.split(" ").forEach(preload);
  }
  try {
    window.pageData = await fetchPageData(dataUrl);
  } catch {
    fail(loader, dataUrl);
    return;
  }
  for (const url of others) if (isScript(url)) appendScript(url, loader);
}

const isScript = (url: string) => url.endsWith(".js");

/** Preloads a script, or JSON that the app will request. */
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
  script.src = toScriptUrl(url);
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
