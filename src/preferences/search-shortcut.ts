/** The id of the site's search box. A page has one. */
export const searchBoxId = "search:box";

const storageKey = "search-key";

/**
 * Checks whether the `/` key focuses the search box. It does unless the reader has turned it off. A single-character
 * shortcut must have an off switch (WCAG 2.1.4), since speech input or a slip may trigger it by accident.
 */
export function isSearchShortcutOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== "off";
  } catch {
    // The browser refuses storage, so the shortcut was never turned off.
    return true;
  }
}

/** Turns the shortcut on or off on this device. */
export function setSearchShortcut(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage the shortcut stays on.
  }
}

/** Focuses the site's search box on the `/` key, unless a field has focus or the shortcut is off. */
export function installSearchShortcut(): void {
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target instanceof Element && target.matches("input,textarea,select");
    if (key !== "/" || ctrlKey || metaKey || altKey || isTyping || !isSearchShortcutOn()) return;
    event.preventDefault();
    const box = document.getElementById(searchBoxId);
    box?.focus();
    if (box instanceof HTMLInputElement) box.select();
  });
}
