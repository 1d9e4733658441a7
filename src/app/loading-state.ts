/** The attribute of the loading screen, so that the inline script finds it before the app loads. */
export const loadingScreenAttribute = "data-loading-screen";

/** Milliseconds before the loading screen appears. A page that loads faster shows none. */
export const loadingDelayMs = 200;

/** The loading state of the next page. */
export type LoadingState =
  | { readonly status: "idle" }
  /** The page takes longer than `loadingDelayMs`; `since` is the time in milliseconds when that was noticed. */
  | { readonly status: "loading"; readonly since: number }
  /** `path` is the URL to retry, with query and fragment. */
  | { readonly status: "failed"; readonly path: string; readonly attempt: number };

/** The state when no page is loading; also the state in prerendered pages. */
export const idle: LoadingState = { status: "idle" };

let state: LoadingState = idle;
const listeners = new Set<() => void>();

/** Returns the current state. */
export function getLoadingState(): LoadingState {
  return state;
}

/** Sets the state and notifies the listeners. */
export function setLoadingState(next: LoadingState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change. Returns a function that unsubscribes it. */
export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
