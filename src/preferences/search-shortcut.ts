import { withStorage } from "./storage";

/** The id of the site's search box. A page has one. */
export const searchBoxId = "search:box";

const storageKey = "search-key";

/**
 * Checks whether the `/` key focuses the search box. It does unless the reader has turned it off. A single-character
 * shortcut must have an off switch (WCAG 2.1.4), since speech input or a slip may trigger it by accident.
 */
export function isSearchShortcutOn(): boolean {
  return withStorage((storage) => storage.getItem(storageKey)) !== "off";
}

/** Turns the shortcut on or off on this device. Without storage it stays on. */
export function setSearchShortcut(on: boolean): void {
  withStorage((storage) => (on ? storage.removeItem(storageKey) : storage.setItem(storageKey, "off")));
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
