/** The id of the box that searches the whole site; a page has one. */
export const searchBoxId = "search:box";

const storageKey = "search-key";

/**
 * Tells whether the key / leads to the search box. It does unless the reader has switched it off: a shortcut of a single
 * character must be one that can be (WCAG 2.1.4), for those whose speech or hand types one by chance.
 */
export function isSearchShortcutOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== "off";
  } catch {
    // A browser may refuse storage; then nothing was switched off.
    return true;
  }
}

/** Switches the key on or off on this device. */
export function setSearchShortcut(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, "off");
  } catch {
    // As above: without storage the key stays on.
  }
}
