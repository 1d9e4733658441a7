/** The loading state to show to the visitor for the next page. */
export type LoadingState =
  | { readonly status: "idle" }
  /** It takes long enough to say so. */
  | { readonly status: "loading"; readonly since: number }
  /** `path` is the address to try again, with its query and fragment. */
  | { readonly status: "failed"; readonly path: string; readonly attempt: number };

/** The state when nothing is on its way; also the one of every page as it is built. */
export const idle: LoadingState = { status: "idle" };

let state: LoadingState = idle;
const listeners = new Set<() => void>();

/** The state now. */
export function loadingState(): LoadingState {
  return state;
}

/** Changes the state and tells all who listen. */
export function setLoadingState(next: LoadingState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back after every change until the returned function is called. */
export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
