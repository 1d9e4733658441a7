import { type RefObject, useEffect } from "react";

const storageKey = "search-key";

/**
 * Whether the key / leads to the search box. It does unless the reader has switched it off: a single character as a
 * shortcut must be one that can be (WCAG 2.1.4), for those whose speech or hand types one by chance.
 */
export function isSearchKeyOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== "off";
  } catch {
    // A browser may refuse storage; then nothing was switched off.
    return true;
  }
}

/** Switches the key on or off on this device. */
export function switchSearchKey(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, "off");
  } catch {
    // As above: without storage the key stays on.
  }
}

/** Makes the key / lead to a box, except while something is typed elsewhere. */
export function useSearchKey(box: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isPlain = event.key === "/" && !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || !isSearchKeyOn()) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [box]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
