import { isSearchShortcutOn, searchBoxId } from "./search-shortcut";

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
