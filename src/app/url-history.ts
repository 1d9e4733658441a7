/** Milliseconds of rest after which what is typed stands in the address; browsers refuse a change at every key. */
export const rest = 300;

/** What is yet to be written, and from which address on. */
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
export function replaceAddressSoon(address: string): void {
  if (pending) clearTimeout(pending.timer);
  else for (const type of leaving) window.addEventListener(type, settle, true);
  pending = { address, from: pending?.from ?? window.location.href, timer: setTimeout(settle, rest) };
}

/** Puts another address in the place of the page's, and of what was typed before. */
export function replaceAddress(address: string): void {
  forget();
  // Gatsby's router keeps its own key in the history's state.
  window.history.replaceState(window.history.state, "", address);
}

/** Adds an address to the history, after what was typed before. */
export function pushAddress(address: string): void {
  settle();
  window.history.pushState(window.history.state, "", address);
}

/** What may lead away from the page, or read its address. */
const leaving = ["click", "pagehide"] as const;

function settle(): void {
  // Who went back meanwhile is on another page.
  if (pending && window.location.href === pending.from) replaceAddress(pending.address);
  else forget();
}

function forget(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  for (const type of leaving) window.removeEventListener(type, settle, true);
}
