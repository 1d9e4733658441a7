/** Milliseconds of debounce before typed text is written to the URL. Browsers limit how often a URL may change. */
export const debounceMs = 300;

/** A URL that is not written yet, and the URL that it replaces. */
interface Pending {
  readonly address: string;
  readonly from: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: Pending | undefined;

/**
 * Replaces the page's URL once no call follows for `debounceMs`. Writing a URL takes longer than handling a keystroke,
 * since the browser looks for the page's icon again. A click or leaving the page writes a pending URL at once.
 */
export function replaceUrlDebounced(url: string): void {
  if (pending) clearTimeout(pending.timer);
  else for (const type of flushEvents) window.addEventListener(type, flushUrl, true);
  pending = { address: url, from: pending?.from ?? window.location.href, timer: setTimeout(flushUrl, debounceMs) };
}

/** Replaces the page's URL at once and discards a pending URL. */
export function replaceUrl(url: string): void {
  cancel();
  // Gatsby's router stores a key in `history.state`.
  window.history.replaceState(window.history.state, "", url);
}

/** Writes a pending URL, then adds a new URL to the history. */
export function pushUrl(url: string): void {
  flushUrl();
  window.history.pushState(window.history.state, "", url);
}

/** The events that may leave the page or read its URL. */
const flushEvents = ["click", "pagehide"] as const;

/** Writes the pending URL at once. */
export function flushUrl(): void {
  // After Back, the pending URL belongs to another page.
  if (pending && window.location.href === pending.from) replaceUrl(pending.address);
  else cancel();
}

function cancel(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  for (const type of flushEvents) window.removeEventListener(type, flushUrl, true);
}
