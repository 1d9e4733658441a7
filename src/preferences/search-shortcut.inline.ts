import { isSearchShortcutOn, searchBoxId } from "./search-shortcut";

/** Focuses the search box of the site when the key / is pressed, except while something is typed elsewhere. */
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
