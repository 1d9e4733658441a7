/** Milliseconds of rest after which what is typed stands in the address; browsers refuse a change at every key. */
export const debounceMs = 300;

/** The pending URL, and the URL that it replaces. */
interface Pending {
  readonly address: string;
  readonly from: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: Pending | undefined;

/**
 * Puts another address in the place of the page's once nothing more is typed for a while: to write it takes longer than to
 * answer a letter, since a browser then looks for the page's icon anew. Whatever is pressed meanwhile finds it written.
 */
export function replaceUrlDebounced(url: string): void {
  if (pending) clearTimeout(pending.timer);
  else for (const type of flushEvents) window.addEventListener(type, flushUrl, true);
  pending = { address: url, from: pending?.from ?? window.location.href, timer: setTimeout(flushUrl, debounceMs) };
}

/** Puts another address in the place of the page's, and of what was typed before. */
export function replaceUrl(url: string): void {
  cancel();
  // Gatsby's router keeps its own key in the history's state.
  window.history.replaceState(window.history.state, "", url);
}

/** Adds an address to the history, after what was typed before. */
export function pushUrl(url: string): void {
  flushUrl();
  window.history.pushState(window.history.state, "", url);
}

/** The events that may leave the page or read its URL. */
const flushEvents = ["click", "pagehide"] as const;

/** Writes the pending URL at once. */
export function flushUrl(): void {
  // Who went back meanwhile is on another page.
  if (pending && window.location.href === pending.from) replaceUrl(pending.address);
  else cancel();
}

function cancel(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  for (const type of flushEvents) window.removeEventListener(type, flushUrl, true);
}
